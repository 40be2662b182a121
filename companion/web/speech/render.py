"""A process that turns one line into sound: `python -m companion.web.speech.render it [slow]`.

Text on standard input, sound on standard output (WAV, 16 kHz, mono). The engine is written in C and
holds the interpreter while it works: in a process of its own it cannot stop or crash a game.
"""

import io
import sys
import wave

from companion.web import limited_process
from companion.web.languages import KNOWN

RATE = 16_000
"""Samples a second, two bytes each."""
SPEED, SLOWER = 1.1, 0.85
CPU_SECONDS, MEMORY_BYTES = 10, 1 << 30


def rendered(line: str, language: str, *, slow: bool = False) -> bytes:
    """The sound of a line. Raises ImportError if there is no shipped voice."""
    from py_nanotts import NanoTTS

    samples = NanoTTS().speak(line, voice=KNOWN[language].voice, speed=SLOWER if slow else SPEED)
    out = io.BytesIO()
    with wave.open(out, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples)
    return out.getvalue()


if __name__ == "__main__":
    limited_process.limit(CPU_SECONDS, MEMORY_BYTES)
    line, asked = sys.stdin.buffer.read().decode(), sys.argv
    sys.stdout.buffer.write(rendered(line, asked[1], slow="slow" in asked[2:]))
