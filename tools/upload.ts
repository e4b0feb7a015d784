import { existsSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { runProgram } from './program.ts';
import { uploadSteps } from './uploadRules.ts';

const USAGE = 'Usage: npm run upload -- dist/fr s3://<bucket>';

/** `npm run upload -- dist/fr s3://account-fr` puts an export into a bucket of S3 with the program `aws`. */
await orExplain(async () => {
  const [folder = '', bucket = '', ...rest] = process.argv.slice(2);
  if (!/^s3:\/\/[\w.-]+(?:\/[\w./-]+)?$/.test(bucket) || rest.length > 0) throw new Error(USAGE);
  if (!existsSync(`${folder}/_headers`)) throw new Error(`${folder} holds no built site. ${USAGE}`);
  for (const { what, args } of uploadSteps(folder, bucket)) {
    const { ok, output } = await runProgram('aws', args);
    if (!ok) throw new Error(`The upload of the ${what} failed. Run the command again.\n${output}`);
    console.log(`Uploaded: ${what}`);
  }
});
