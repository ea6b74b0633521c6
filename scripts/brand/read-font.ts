import { brotliDecompressSync } from "node:zlib";

/** Facts about a font file. */
export interface FontFacts {
  /** Typographic family from the `name` table. */
  family: string;
  /** Lightest and heaviest weight. Equal in a font without the axis `wght`. */
  weights: readonly [lightest: number, heaviest: number];
  /** Axes other than weight by tag, with their range. */
  axes: Readonly<Record<string, Axis>>;
  /** Height above the baseline and depth below it, in em. Both are positive. */
  ascent: number;
  descent: number;
  /** Generic family from the font's PANOSE classification; undefined if the font has none. */
  generic: "serif" | "sans-serif" | undefined;
  isItalic: boolean;
  /** Returns the width of a text in em, without kerning. Missing letters have the width of the font's placeholder. */
  widthOf: (text: string) => number;
  /** Returns the characters of a text that the font lacks. */
  missing: (text: string) => string[];
}

interface Axis {
  min: number;
  default: number;
  max: number;
}

type Tables = ReadonlyMap<string, DataView>;

/** Maximum size of the unpacked tables in bytes. Larger files are not fonts for a page. */
const maxLength = 20_000_000;

/**
 * Reads a WOFF2 or TrueType/OpenType font.
 *
 * @throws Error with the cause and the fix, without the file's name
 */
export function readFont(bytes: Uint8Array): FontFacts {
  const tables = tablesOf(bytes);
  const need = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`the font has no table ${tag}, so it is damaged; export it again`);
    return table;
  };
  try {
    return factsOf(tables, need);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error("the font ends too early, so it is damaged; download it again");
  }
}

function factsOf(tables: Tables, need: (tag: string) => DataView): FontFacts {
  const unitsPerEm = need("head").getUint16(18);
  const hhea = need("hhea");
  const hmtx = need("hmtx");
  const glyphOf = characterMap(need("cmap"));
  const count = hhea.getUint16(34);
  const os2 = tables.get("OS/2");
  const axes = axesIn(tables.get("fvar"));
  const { wght, ...others } = axes;
  const weight = os2?.getUint16(4) ?? 400;
  const advance = (glyph: number) => hmtx.getUint16(Math.min(glyph, count - 1) * 4);
  return {
    family: familyIn(need("name")),
    weights: wght ? [wght.min, wght.max] : [weight, weight],
    axes: others,
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    generic: genericOf(os2),
    isItalic: ((os2?.getUint16(62) ?? 0) & 1) === 1,
    widthOf: (text) => [...text].reduce((sum, letter) => sum + advance(glyphOf(letter)), 0) / unitsPerEm,
    missing: (text) => [...new Set(text)].filter((letter) => glyphOf(letter) === 0),
  };
}

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = bytes.length < 12 ? "" : tagAt(view, 0);
  if (signature === "wOF2") return inWoff2(bytes, view);
  if (signature === "wOFF") throw new Error("it is a WOFF file of version 1; use the .woff2 file of the same font");
  if (["\0\x01\0\0", "OTTO", "true"].includes(signature)) return inTrueType(view);
  throw new Error("it is not a font; name a .woff2 file");
}

function inTrueType(view: DataView): Tables {
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    if (at + 16 > view.byteLength) throw new Error("the font ends too early, so it is damaged; download it again");
    tables.set(tagAt(view, at), part(view, view.getUint32(at + 8), view.getUint32(at + 12)));
  }
  return tables;
}

/** Tags that this file reads, by their index in a WOFF2 directory (WOFF2, 4.1). */
const knownTags = new Map([
  [0, "cmap"],
  [1, "head"],
  [2, "hhea"],
  [3, "hmtx"],
  [5, "name"],
  [6, "OS/2"],
  [10, "glyf"],
  [11, "loca"],
  [47, "fvar"],
]);
/** Index of a tag without a standard index, which the directory spells out. */
const writtenTag = 63;

/** Reads the directory of a WOFF2 file and unpacks its tables (W3C, WOFF File Format 2.0, 4 and 5). */
function inWoff2(bytes: Uint8Array, view: DataView): Tables {
  let at = 48;
  const number = () => {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError("a number of more than five bytes");
  };
  try {
    const entries = Array.from({ length: view.getUint16(12) }, () => {
      const flags = view.getUint8(at++);
      const index = flags & 63;
      const tag = index === writtenTag ? tagAt(view, at) : (knownTags.get(index) ?? `${index}`);
      if (index === writtenTag) at += 4;
      const length = number();
      const isPlain = ["glyf", "loca"].includes(tag) ? flags >> 6 === 3 : flags >> 6 === 0;
      return { tag, isPlain, length: isPlain ? length : number() };
    });
    const packed = bytes.subarray(at, at + view.getUint32(20));
    const plain = new Uint8Array(brotliDecompressSync(packed, { maxOutputLength: maxLength }));
    let from = 0;
    const tables = new Map<string, DataView>();
    for (const { tag, isPlain, length } of entries) {
      const table = part(new DataView(plain.buffer, plain.byteOffset, plain.byteLength), from, length);
      from += length;
      // The outlines are not needed. A transformed hmtx begins with all widths.
      if (isPlain) tables.set(tag, table);
      else if (tag === "hmtx") tables.set(tag, spread(table));
    }
    return tables;
  } catch {
    throw new Error("the WOFF2 file is damaged; download it again");
  }
}

/** Returns the widths of a transformed hmtx in the layout of a plain one. */
function spread(table: DataView): DataView {
  const widths = Math.floor((table.byteLength - 1) / 2);
  const plain = new DataView(new ArrayBuffer(widths * 4));
  for (let index = 0; index < widths; index++) plain.setUint16(index * 4, table.getUint16(1 + index * 2));
  return plain;
}

function part(view: DataView, from: number, length: number): DataView {
  if (from + length > view.byteLength) throw new Error("the font ends too early, so it is damaged; download it again");
  return new DataView(view.buffer, view.byteOffset + from, length);
}

function tagAt(view: DataView, at: number): string {
  return [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(at + index))).join("");
}

/**
 * Returns a function that maps a letter to its glyph. Unicode tables have platform 0, or platform 3 with encoding 1 or
 * 10. Throws if none of them has format 4 or 12.
 */
function characterMap(cmap: DataView): (letter: string) => number {
  const found: number[] = [];
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const at = 4 + index * 8;
    const [platform, encoding] = [cmap.getUint16(at), cmap.getUint16(at + 2)];
    if (platform === 0 || (platform === 3 && [1, 10].includes(encoding))) found.push(cmap.getUint32(at + 4));
  }
  const segments = found.find((at) => cmap.getUint16(at) === 4);
  const groups = found.find((at) => cmap.getUint16(at) === 12);
  if (segments !== undefined) return (letter) => glyphInSegments(cmap, segments, letter.codePointAt(0) ?? 0);
  if (groups !== undefined) return (letter) => glyphInGroups(cmap, groups, letter.codePointAt(0) ?? 0);
  throw new Error("the font has no Unicode letters; use a font with Latin letters");
}

/** Finds a glyph in a `cmap` table of format 4. */
function glyphInSegments(cmap: DataView, at: number, code: number): number {
  const double = cmap.getUint16(at + 6);
  for (let index = 0; index < double; index += 2) {
    const [end, start] = [cmap.getUint16(at + 14 + index), cmap.getUint16(at + 16 + double + index)];
    if (code > end) continue;
    if (code < start) return 0;
    const delta = cmap.getUint16(at + 16 + double * 2 + index);
    const offsetAt = at + 16 + double * 3 + index;
    const offset = cmap.getUint16(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = cmap.getUint16(offsetAt + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Finds a glyph in a `cmap` table of format 12. */
function glyphInGroups(cmap: DataView, at: number, code: number): number {
  for (let index = 0; index < cmap.getUint32(at + 12); index++) {
    const group = at + 16 + index * 12;
    const [start, end] = [cmap.getUint32(group), cmap.getUint32(group + 4)];
    if (code >= start && code <= end) return cmap.getUint32(group + 8) + code - start;
  }
  return 0;
}

function axesIn(fvar: DataView | undefined): Record<string, Axis> {
  if (!fvar) return {};
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  const axes = Array.from({ length: count }, (_, index): [string, Axis] => {
    const at = first + index * size;
    const [min = 0, usual = 0, max = 0] = [4, 8, 12].map((offset) => fvar.getInt32(at + offset) / 65_536);
    return [tagAt(fvar, at), { min, default: usual, max }];
  });
  return Object.fromEntries(axes);
}

/** IDs of family names in the `name` table, best first: typographic family, then family. */
const familyNames = [16, 1];

function familyIn(name: DataView): string {
  const texts = new Map<number, string>();
  const room = name.getUint16(4);
  for (let index = 0; index < name.getUint16(2); index++) {
    const at = 6 + index * 12;
    const [platform, id] = [name.getUint16(at), name.getUint16(at + 6)];
    const bytes = part(name, room + name.getUint16(at + 10), name.getUint16(at + 8));
    const own = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (platform === 3) texts.set(id, new TextDecoder("utf-16be").decode(own));
    else if (!texts.has(id)) texts.set(id, new TextDecoder("latin1").decode(own));
  }
  const family = familyNames.map((id) => texts.get(id)).find((text) => text?.trim());
  if (!family) throw new Error("the font has no family name, so it is damaged; export it again");
  return family.trim();
}

/**
 * Reads the PANOSE classification in the OS/2 table: family 2 is Latin text, and serif styles from 11 on have no
 * serifs.
 */
function genericOf(os2: DataView | undefined): FontFacts["generic"] {
  if (!os2) return undefined;
  const [family, style] = [os2.getUint8(32), os2.getUint8(33)];
  if (family !== 2 || style < 2) return undefined;
  return style >= 11 ? "sans-serif" : "serif";
}
