#!/usr/bin/python3
"""Plays the app around a web view: WebKitGTK's view has the same window.webkit.messageHandlers as the view of iOS.

Takes one JSON object per line, {"id", "open": address} or {"id", "run": a function's source, "with": its argument},
and ends with its input. Answers each line with {"id", "value"} or {"id", "error"}. By itself it reports messages of
the page, {"told": [handler, body]}, errors, {"problem": text}, and requests for a window, {"window": address}.
"""

import argparse
import json
import sys
import threading

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--handler', action='append', default=[])
parser.add_argument('--user-agent')
parser.add_argument('--no-storage', action='store_true')
options = parser.parse_args()

# Runs in a script world of its own, so that the page does not find the handler `problem`.
WATCH = """
const say = (text) => window.webkit.messageHandlers.problem.postMessage(String(text));
addEventListener('error', (event) => event instanceof ErrorEvent && say(event.message));
addEventListener('unhandledrejection', (event) => say(event.reason));
document.addEventListener('securitypolicyviolation', (event) => say(`${event.effectiveDirective} ${event.blockedURI}`));
"""
WATCHERS = 'watchers'


def say(**what):
    print(json.dumps(what), flush=True)


def told(name):
    return lambda _, result: say(told=[name, json.loads(result.get_js_value().to_json(0))])


content = WebKit2.UserContentManager()
for name in options.handler:
    # Connect first: a message between the two calls would be lost.
    content.connect(f'script-message-received::{name}', told(name))
    content.register_script_message_handler(name)
content.connect(
    'script-message-received::problem', lambda _, result: say(problem=result.get_js_value().to_string())
)
content.register_script_message_handler_in_world('problem', WATCHERS)
content.add_script(
    WebKit2.UserScript.new_for_world(
        WATCH,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        WATCHERS,
        None,
        None,
    )
)

view = WebKit2.WebView(web_context=WebKit2.WebContext.new_ephemeral(), user_content_manager=content)
settings = view.get_settings()
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
if options.user_agent:
    settings.set_user_agent(options.user_agent)
if options.no_storage:
    settings.set_enable_html5_local_storage(False)
view.connect('create', lambda _, action: say(window=action.get_request().get_uri()))
view.connect('web-process-terminated', lambda _, reason: say(problem=f'ended: {reason.value_nick}'))

window = Gtk.OffscreenWindow()
window.set_default_size(390, 844)
window.add(view)
window.show_all()

opening = []
running = set()


def on_load(_, event):
    if event == WebKit2.LoadEvent.COMMITTED:
        # The view does not report the result of a script whose page has been left.
        while running:
            say(id=running.pop(), error='The page has gone.')
    if event == WebKit2.LoadEvent.FINISHED and opening:
        say(id=opening.pop(), value=view.get_uri())


def on_failure(_, event, address, error):
    # A load that another one replaces, as in the redirects of a sign-in, has not failed.
    if opening and not error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED):
        say(id=opening.pop(), error=error.message)


view.connect('load-changed', on_load)
view.connect('load-failed', on_failure)


def run(request):
    def done(_, result):
        try:
            answer = {'value': json.loads(view.call_async_javascript_function_finish(result).to_string())}
        except GLib.Error as error:
            answer = {'error': error.message}
        if request['id'] in running:
            running.remove(request['id'])
            say(id=request['id'], **answer)

    running.add(request['id'])
    body = f'return JSON.stringify((await ({request["run"]})(JSON.parse(given))) ?? null);'
    given = {'given': GLib.Variant('s', json.dumps(request.get('with')))}
    view.call_async_javascript_function(body, -1, GLib.Variant('a{sv}', given), None, None, None, done)


def take(request):
    if 'open' in request:
        opening.append(request['id'])
        view.load_uri(request['open'])
    else:
        run(request)


def listen():
    for line in sys.stdin:
        GLib.idle_add(take, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=listen, daemon=True).start()
Gtk.main()
