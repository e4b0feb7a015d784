import { existsSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { runProgram } from './program.ts';

/** The arguments of one call of the program `aws`, and what it does in words. */
interface UploadStep {
  what: string;
  args: readonly string[];
}

const YEAR = 'public, max-age=31536000, immutable';

const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** CloudFront compresses by itself, and `_headers` is for hosts that read it. */
const NOT_UPLOADED = ['*.br', '*.gz', '_headers'];

const USAGE = 'Usage: npm run upload -- dist/fr s3://<bucket>';

/** `npm run upload -- dist/fr s3://account-fr` puts an export into a bucket of S3 with the program `aws`. */
if (import.meta.main)
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

/**
 * How an export goes to a bucket of S3, in the order that never leaves a page without its scripts: what pages need,
 * then the pages, then the worker that keeps the pages. Nothing is deleted: tabs that are open need the scripts of
 * their own build (`docs/operate.md`).
 * @param folder of the export, such as `dist/fr`
 * @param bucket as `s3://account-fr`
 */
export function uploadSteps(folder: string, bucket: string): UploadStep[] {
  const copy = (what: string, caching: string, ...filters: string[]): UploadStep => ({
    what,
    args: [
      ...['s3', 'cp', folder, bucket, '--recursive', '--only-show-errors', '--cache-control', caching],
      ...filters,
      ...NOT_UPLOADED.flatMap((pattern) => ['--exclude', pattern]),
    ],
  });
  return [
    copy('scripts and styles', YEAR, '--exclude', '*', '--include', '_astro/*'),
    copy(
      'files that pages name',
      ASK_EACH_TIME,
      ...['_astro/*', '*.html', 'worker.js', '*.webmanifest'].flatMap((pattern) => ['--exclude', pattern]),
    ),
    copy(
      'manifests',
      ASK_EACH_TIME,
      ...['--content-type', 'application/manifest+json', '--exclude', '*', '--include', '*.webmanifest'],
    ),
    copy('pages', ASK_EACH_TIME, '--exclude', '*', '--include', '*.html'),
    copy('worker', 'no-cache', '--exclude', '*', '--include', 'worker.js'),
  ];
}
