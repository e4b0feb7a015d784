/** A name for a text that puts it in quotation marks: what the name itself quotes stands in “ ”. */
export function innerQuotes(name: string): string {
  return name.replaceAll(
    /«([^«»]*)»|‘([^‘]*?)’(?!\p{L})/gu,
    (_, french?: string, other?: string) => `“${french?.trim() ?? other ?? ''}”`,
  );
}
