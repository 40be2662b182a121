"""Join codes: short Italian words and a number, easy to say across a room and to type."""

from __future__ import annotations

import re
import secrets

_WORDS = """
ACME AFRO AGIO ALBA ALCE ALGA ALTO AMBO ANCA ANNO ARCA ARCO ARIA ARPA ASSE ASTA ATTO AULA AUTO
BACO BASE BICI BIGA BIRO BOMA BRIO BUCO BUIO CANE CAPO CASA CASO CAVO CENA CERA CIBO CIMA CLAN
COCO CODA COLA CONO CORO COSA COVO CUBO CURA DADO DAMA DATA DECO DIGA DITO DIVA DOGE DONO DOSE
DOTE DUCA DUNA EDEN ERBA EROE ESCA EURO FARO FASE FATA FAVA FEDE FICO FILA FILO FINE FOCA FOCE
FORO FOTO FUGA FUMO FUNE FUSO GALA GARA GELO GITA GOLA GUFO GURU IDEA INNO IRIS LAGO LAMA LANA
LATO LAVA LEGA LEVA LIDO LIMA LINO LIRA LODE LOTO LUCE LUME LUNA LUPO MAGO MANO MARE MELA MELO
MESE META MIMO MINA MITO MODA MODO MOLO MORA MOTO MULO MURO MUSA MUSO NASO NAVE NEON NEVE NIDO
NOCE NODO NOME NORD NOTA NOVE NUBE NUCA OASI OBOE OCRA OLIO OLMO ONDA ORCA ORLO ORMA ORSO ORTO
ORZO OSSO OTTO PACE PAIO PALA PALO PANE PAPA PECE PEPE PERA PERO PESO PILA PINO PIPA POLO POMO
POSA PRUA PUMA QUIZ RADA RAME RAMO RANA RAPA RASO RATA REMO RENA RETE RIGA RIMA RISO RITO RIVA
ROBA ROSA RUGA RUPE SAGA SALA SALE SCIA SEDE SEGA SEME SERA SETA SETE SIRE SODA SOFA SOIA SOLE
SUGO TANA TAXI TELA TEMA TESI TINO TIRO TOGA TOMO TONO TOPO TORO TRAM TRIO TUBO TUFO TUTA UOVO
URLO URNA VASO VELA VELO VENA VINO VISO VITA VITE VOCE VOGA VOLO VOTO ZERO ZETA ZONA
"""
WORDS = tuple(_WORDS.split())

_SHAPE = re.compile(r"(?:[A-Z]{4}){1,4}[0-9]{2,3}")


def new_code(*, hosted: bool) -> str:
    """`LUME42` on a LAN (about 14 bits); four words and three digits (more than 40 bits) on a
    public server."""
    words = "".join(secrets.choice(WORDS) for _ in range(4 if hosted else 1))
    digits = 100 + secrets.randbelow(900) if hosted else 10 + secrets.randbelow(90)
    return f"{words}{digits}"


def typed(text: str) -> str | None:
    """The code in `text`, however it is spaced; None if it is none."""
    code = re.sub(r"[^A-Za-z0-9]", "", text[:64]).upper()
    return code if _SHAPE.fullmatch(code) else None


def spoken(code: str) -> str:
    """The code as shown and said: «LUME 42»."""
    return " ".join(re.findall(r"[A-Z]{4}|[0-9]+", code))
