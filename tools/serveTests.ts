import '#tests/support/shiftedClock.ts';
import { serveToTests } from '#tests/support/servers.ts';
import { findOrInstallForTests } from './chromium.ts';
import { orExplain } from './explain.ts';

/** The server of the browser tests: `playwright.config.ts` starts it and reads its last line. */
await orExplain(async () => {
  await findOrInstallForTests();
  const { port, controlPort, stop } = await serveToTests();
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // It may come twice: to the group of processes, and from the one that started this.
    process.on(signal, () => void (stopping ??= stop()).then(() => process.exit(0)));
  }
  console.log(`TEST_PORT=${String(port)} TEST_CONTROL=${String(controlPort)}`);
});
