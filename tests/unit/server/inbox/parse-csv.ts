/** Parses records by RFC 4180, keyed by the header's names. */
export function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`no CSV from character ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  const [names = [], ...rows] = records;
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`a record has ${row.length} cells, not ${names.length}`);
    return Object.fromEntries(row.map((value, index) => [names[index], value]));
  });
}
