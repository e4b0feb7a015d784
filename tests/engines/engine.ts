import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '#tools/chromium.ts';
import type { EngineName } from '#tools/systemPrograms.ts';
import { freePort } from '#tests/support/listen.ts';
import { untilAnswers } from '#tests/support/untilAnswers.ts';
import { connectBiDi } from './biDi.ts';
import { BiDiView } from './biDiView.ts';
import type { RunningEngine } from './view.ts';
import { WebDriverView } from './webDriverView.ts';

/** The browser in Debian's package of WebKitGTK; the path names the version of its API. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export function startEngine(name: EngineName): Promise<RunningEngine> {
  switch (name) {
    case 'chromium':
      return startChromium();
    case 'firefox':
      return startFirefox();
    case 'webkit':
      return startWebkit();
  }
}

async function startChromium(): Promise<RunningEngine> {
  const options = {
    binary: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  };
  return startDriver('chromedriver', [], { 'goog:chromeOptions': options });
}

async function startWebkit(): Promise<RunningEngine> {
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  // `-noreset`: else the screen restarts whenever its last window closes, which happens between two journeys.
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24 -noreset'];
  return startDriver('xvfb-run', [...screen, 'WebKitWebDriver'], { 'webkitgtk:browserOptions': options });
}

async function startDriver(
  program: string,
  args: readonly string[],
  capabilities: object,
): Promise<RunningEngine> {
  const port = await freePort();
  const driver = start(program, [...args, `--port=${port}`]);
  await untilAnswers(`http://127.0.0.1:${port}/status`);
  return {
    open: () => WebDriverView.start(port, capabilities),
    close: () => end(driver),
  };
}

/** Turns off updates, telemetry and the check for a network. */
const FIREFOX_PREFERENCES = {
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

async function startFirefox(): Promise<RunningEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = start('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', profile]);
  const browser = await connectBiDi(`${await listening(firefox)}/session`);
  return {
    open: () => BiDiView.start(browser),
    async close() {
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The address that Firefox prints when it starts. */
async function listening({ stderr }: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface({ input: stderr })) {
      const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
  throw new Error('Firefox does not listen.');
}

/** Starts a program in a process group of its own, so that its children end with it. */
function start(program: string, args: readonly string[]): ChildProcess {
  // There is no desktop with an accessibility bus, and a container cannot nest WebKit's own sandbox.
  const env = {
    ...process.env,
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

async function end(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = once(program, 'exit');
  process.kill(-program.pid);
  await ended;
}
