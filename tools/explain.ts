export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What fails before a command begins: the settings of a site are read as its modules load. */
process.on('uncaughtException', (error) => {
  console.error(error.stack ?? error.message);
  process.exit(1);
});

/** Runs a command. An error is printed without its stack and ends the process with code 1. */
export async function orExplain(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
