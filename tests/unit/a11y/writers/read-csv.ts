/** Parses a file's records by RFC 4180: quoted fields, doubled quotes, and CR LF after each record. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = /"((?:[^"]|"")*)"(,|\r\n)/y;
    field.lastIndex = at;
    const match = field.exec(text);
    if (!match) throw new Error(`no field at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    record.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] === "\r\n") {
      records.push(record);
      record = [];
    }
    at = field.lastIndex;
  }
  return records;
}
