import type { Report } from './conform.ts';
import type { Verdict } from './judge.ts';

export const FORMATS = ['text', 'json', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

/** Whether every call that was asked conforms. */
export function isConforming(reports: readonly Report[]): boolean {
  return reports.every(({ verdict }) => verdict === 'conforms' || verdict === 'not asked');
}

const PRINTERS: Readonly<Record<Format, (reports: readonly Report[]) => string>> = {
  text,
  json: (reports) => JSON.stringify(reports, null, 2),
  junit,
};

export function printed(reports: readonly Report[], format: Format): string {
  return PRINTERS[format](reports);
}

const SIGNS: Readonly<Record<Verdict, string>> = {
  conforms: '✓',
  differs: '✗',
  missing: '∅',
  'not asked': '·',
};

function text(reports: readonly Report[]): string {
  const lines = reports.flatMap((report) => [
    `${SIGNS[report.verdict]} ${report.name}: ${report.verdict}${report.note && `. ${report.note}`}`,
    ...details(report).map((line) => `    ${line}`),
  ]);
  return [...lines, '', counts(reports)].join('\n');
}

function details({ findings, unread }: Report): string[] {
  return [
    ...findings.map(
      ({ where, expected, got, page }) =>
        `${where || 'the answer'}: expected ${expected}; came ${got}. ${page}`,
    ),
    ...(unread.length > 0 ? [`not in the contract, and not read: ${unread.join(', ')}`] : []),
  ];
}

function counts(reports: readonly Report[]): string {
  const verdicts = Object.keys(SIGNS) as Verdict[];
  return verdicts
    .map((verdict) => `${String(reports.filter((one) => one.verdict === verdict).length)} ${verdict}`)
    .join(', ');
}

function junit(reports: readonly Report[]): string {
  const failures = reports.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing').length;
  const skipped = reports.filter(({ verdict }) => verdict === 'not asked').length;
  const cases = reports.map((report) => {
    const { name, verdict, note } = report;
    const attributes = `classname="contract" name="${escaped(name)}"`;
    if (verdict === 'conforms') return `  <testcase ${attributes}/>`;
    const inner =
      verdict === 'not asked'
        ? `<skipped message="${escaped(note)}"/>`
        : `<failure message="${escaped(`${verdict}. ${note}`)}">${escaped(details(report).join('\n'))}</failure>`;
    return `  <testcase ${attributes}>${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${String(reports.length)}" failures="${String(failures)}" skipped="${String(skipped)}">`,
    ...cases,
    '</testsuite>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(texts: string): string {
  return texts.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
