import { spawn, type ChildProcess } from 'node:child_process';

export interface Finished {
  ok: boolean;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

/**
 * Runs a program to its end and keeps its output. A signal that ends this process ends the program too.
 * @param folder in which it runs
 * @param onOutput gets all output so far, whenever there is more of it
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder = '.',
  onOutput?: (output: string) => void,
): Promise<Finished> {
  return new Promise((resolve) => {
    let output = '';
    const keep = (text: string) => {
      output += text;
      onOutput?.(output);
    };
    const child = start(program, args, { env, output: 'pipe', folder });
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      resolve({ ok: false, output: `${output}${program}: ${error.message}\n` });
    });
    child.on('close', (code) => {
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs a program until it ends, and shows its output. A signal that ends this process ends the program too.
 * @returns whether it ended with 0
 */
export function showProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    start(program, args, { env, output: 'inherit', folder: '.' }).on('close', (code) => {
      resolve(code === 0);
    });
  });
}

interface Start {
  env: Readonly<Record<string, string>>;
  output: 'pipe' | 'inherit';
  folder: string;
}

function start(program: string, args: readonly string[], { env, output, folder }: Start): ChildProcess {
  // The listener comes first: a signal between the two lines would leave the program running.
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  });
  return child;
}

function endAll(): void {
  for (const child of running) child.kill();
  process.exit(1);
}
