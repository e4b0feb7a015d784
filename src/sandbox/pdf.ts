/** One line of a page; sizes in points, an A4 page is 595 wide. */
export interface PdfLine {
  text: string;
  size?: number;
}

const LEFT = 64;
const TOP = 770;

/** WinAnsi, the encoding of the fonts that every viewer has, is Latin-1 except for a few characters. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '€': '\x80',
  '’': '\x92',
  '–': '\x96',
  '…': '\x85',
  '\u202f': '\xa0',
};

/** A one-page PDF of lines of text (ISO 32000-1, section 7), without a library: fake mode runs it in the page. */
export function onePagePdf(title: string, lines: readonly PdfLine[]): Blob {
  const content = ['BT', `${LEFT} ${TOP} Td`, ...lines.flatMap(textLine), 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title <${utf16(title)}> >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([bytesOf(file)], { type: 'application/pdf' });
}

function textLine({ text, size = 12 }: PdfLine): string[] {
  return [`/F1 ${size} Tf`, `${literal(text)} Tj`, `0 -${size * 1.75} Td`];
}

function literal(text: string): string {
  const encoded = text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, (character) => WIN_ANSI[character] ?? '?');
  return `(${encoded.replaceAll(/[\\()]/g, '\\$&')})`;
}

/** A text of the document's properties, which no font encodes: UTF-16 with the byte order mark, in hexadecimal. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

/** Every character is one byte here, and the offsets above rely on it. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
