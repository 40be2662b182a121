#!/usr/bin/python3
"""The smallest browser around WebKitGTK: one window without bars, as WebKitWebDriver starts it.

Debian's MiniBrowser has bars, which keep a window wider than a phone. This runs in the system's own
Python (python3-gi, gir1.2-webkit2-4.1). Environment variables: `VIEW_DATA`, the folder
of its storage, `VIEW_LANGUAGE`, and `VIEW_SCRIPT`, a file that runs in each page before its own
scripts.
"""

import os
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def settings() -> WebKit2.Settings:
    """Console on stdout. Without drawing by (simulated) hardware no picture is ever taken."""
    chosen = WebKit2.Settings()
    chosen.set_enable_write_console_messages_to_stdout(True)
    chosen.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    return chosen


def scripts() -> WebKit2.UserContentManager:
    content = WebKit2.UserContentManager()
    source = Path(os.environ["VIEW_SCRIPT"]).read_text(encoding="utf-8")
    where, when = WebKit2.UserContentInjectedFrames, WebKit2.UserScriptInjectionTime
    content.add_script(WebKit2.UserScript(source, where.ALL_FRAMES, when.START, None, None))
    return content


def window(context: WebKit2.WebContext) -> WebKit2.WebView:
    view = WebKit2.WebView(
        web_context=context,
        settings=settings(),
        is_controlled_by_automation=True,
        user_content_manager=scripts(),
    )
    around = Gtk.Window()
    around.set_decorated(False)
    around.add(view)
    around.show_all()
    view.grab_focus()
    return view


def open_windows(context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """The driver is there: each window that it asks for is one of ours."""
    info = WebKit2.ApplicationInfo()
    info.set_name("Veglia")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: window(context))


def main() -> None:
    data = os.environ["VIEW_DATA"]
    manager = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data)
    context = WebKit2.WebContext(website_data_manager=manager)
    context.set_automation_allowed(True)
    context.set_preferred_languages([os.environ["VIEW_LANGUAGE"]])
    context.connect("automation-started", open_windows)
    # Nothing moves on the way to where it stands: prefers-reduced-motion.
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    Gtk.main()


if __name__ == "__main__":
    main()
