"""What a page asks the table for without a tap, as the program of the page itself would."""

from playwright.sync_api import Page


class Asking:
    """A page of the table that can be made to ask."""

    page: Page

    def act(self, command: str, **arguments: object) -> None:
        """Ask for something that no button offers, as a curious guest with tools might."""
        self.page.evaluate(
            """async ([name, args]) => {
                const wire = await import(document.querySelector('script[type=module]').src);
                wire.act(name, args);
            }""",
            [command, arguments],
        )

    def act_for(self, seat: int, command: str, **arguments: object) -> None:
        """Send a command for a seat, as the tablet may, and wait for the answer."""
        answer = self._answer(command, arguments, {"seat": seat})
        assert answer["ok"], (seat, command, answer)

    def asks(self, command: str, **arguments: object) -> dict:
        """Ask for something that no button offers, and what the table answers."""
        return self._answer(command, arguments, {})

    def _answer(self, *asked: object) -> dict:
        return self.page.evaluate(
            """async asked => {
                const wire = await import(document.querySelector('script[type=module]').src);
                return await wire.act(...asked);
            }""",
            asked,
        )
