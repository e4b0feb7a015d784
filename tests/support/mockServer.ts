import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOCK_SERVER } from '#commands/mockServer.ts';
import { CONTRACT_FILE } from '#contract/files.ts';
import { examplesToday } from './examplesToday.ts';
import { untilAnswers } from './untilAnswers.ts';

/**
 * Starts Prism on the published contract. It answers each call with the example of the contract and refuses each
 * request that is not as the contract says. The header `sl-violations` of an answer names what was wrong with the
 * request or the example.
 * @param spoil changes the contract, to see that somebody notices
 * @returns stops the server
 */
export async function startMockServer(
  port: number,
  spoil: (contract: string) => string = (contract) => contract,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'));
  const file = join(folder, 'openapi.json');
  const contract: unknown = JSON.parse(await readFile(CONTRACT_FILE, 'utf8'));
  await writeFile(file, spoil(JSON.stringify(examplesToday(contract))));
  const args = [MOCK_SERVER, 'mock', '--errors', '--host', '127.0.0.1', '--port', String(port), file];
  // Prism prints every request.
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  await Promise.race([
    untilAnswers(`http://127.0.0.1:${String(port)}/`),
    ended.then(([code]) => Promise.reject(new Error(`Prism ended with ${String(code)}`))),
  ]);
  return async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
}
