"""Commands that a page sends without a tap."""

from playwright.sync_api import Page


class CommandSender:
    page: Page

    def act(self, command: str, **arguments: object) -> None:
        """Send a command, which no button need offer, and do not wait."""
        self.page.evaluate(
            """async ([name, args]) => {
                const wire = await import(document.querySelector('script[type=module]').src);
                wire.act(name, args);
            }""",
            [command, arguments],
        )

    def act_for(self, seat: int, command: str, **arguments: object) -> None:
        """Send a command for a seat, as the tablet may; it is accepted."""
        answer = self._answer(command, arguments, {"seat": seat})
        assert answer["ok"], (seat, command, answer)

    def request(self, command: str, **arguments: object) -> dict:
        """Send a command, which no button need offer; its answer."""
        return self._answer(command, arguments, {})

    def _answer(self, *message: object) -> dict:
        return self.page.evaluate(
            """async message => {
                const wire = await import(document.querySelector('script[type=module]').src);
                return await wire.act(...message);
            }""",
            message,
        )
