"""The links of invites for the tablet. The table stores only a hash of each secret."""

from collections.abc import Mapping

from companion.table.state import Invite
from companion.web.addresses import Addresses
from companion.web.tokens import Seal, new_phrase


class InviteLinks:
    """The links of one table, by the hash of their secret. The secret of a link is derived from the
    command that asked for it and the server's key: every process with that key can show it, also
    after a restart, and no secret is stored. A phrase is random and shown only by the process that
    made it: it is meant for paper."""

    def __init__(self, code: str, seal: Seal, addresses: Addresses) -> None:
        self._code, self._seal, self._addresses = code, seal, addresses
        self._phrases: dict[str, str] = {}
        self._shown: dict[str, str] = {}  # 24 seat cards: 3 µs a push instead of 156

    def phrase(self) -> str:
        """The hash of a new phrase; an older one becomes invalid."""
        secret = new_phrase()
        newest = [*self._phrases.items()][-1:]  # the new command may still be refused
        key = self._seal.of_typed(secret)
        self._phrases = dict([*newest, (key, secret)])
        return key

    def fresh(self, device: str, id: str) -> str:
        """The hash of the secret for this command of this device."""
        return self._seal.of(self._secret(f"{device}.{id}"))

    def all(self, invites: Mapping[str, Invite]) -> Mapping[str, str]:
        """The links and phrases of these invites, as far as known here."""
        if self._shown.keys() != invites.keys():
            self._shown = {
                key: self._shown.get(key) or self._of(key, invites[key]) for key in invites
            }
        return {key: shown for key, shown in self._shown.items() if shown}

    def _of(self, key: str, invite: Invite) -> str:
        if key in self._phrases or not invite.asked:
            return self._phrases.get(key, "")
        secret = self._secret(invite.asked)
        # Invites from a copy of the log, or made with another key, are not ours.
        if self._seal.of(secret) != key:
            return ""
        return f"{self._addresses.link()}/g#{self._code}.{secret}"

    def _secret(self, asked: str) -> str:
        return self._seal.token_for("invite", f"{self._code}.{asked}")
