import type { FieldValue } from "../../src/forms/intake-contract.ts";
import { isTextList } from "../../src/forms/text-list.ts";

/** Names and values as they were sent, unchecked. */
export type Typed = Readonly<Record<string, FieldValue>>;

/** Thrown where a body cannot be read; `status` says why. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`unreadable body: ${status}`);
    this.status = status;
  }
}

/** Longest body, in bytes. */
const longest = 64 * 1024;

type Names = ReadonlySet<string>;
type Reader = (body: Buffer<ArrayBuffer>, several: Names, type: string) => object | Promise<object>;

const readers = new Map<string, Reader>([
  ["application/json", (body) => objectIn(utf8(body))],
  ["application/x-www-form-urlencoded", (body, several) => gathered(new URLSearchParams(utf8Form(body)), several)],
  ["multipart/form-data", async (body, several, type) => gathered(await partsOf(body, type), several)],
]);

/**
 * What was typed, from JSON, urlencoded or multipart. The names in `several` hold lists, of which a form repeats the
 * name; of any other name that is repeated the last value counts. Files and what is nested otherwise are left out: no
 * form asks for one. Throws `Unreadable`, also where a name would have come out garbled.
 */
export async function readTyped(request: Request, several: Names = new Set()): Promise<Typed> {
  const type = request.headers.get("Content-Type") ?? "";
  const read = readers.get(type.split(";")[0]?.trim().toLowerCase() ?? "");
  if (!read || !isUtf8(type)) throw new Unreadable(415);
  const body = await readBody(request);
  try {
    return flat(await read(body, several, type), several);
  } catch {
    throw new Unreadable(400);
  }
}

function isUtf8(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1] ?? "utf-8";
  return ["utf-8", "utf8", "us-ascii"].includes(charset.toLowerCase());
}

function flat(record: object, several: Names): Typed {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, FieldValue] =>
        typeof entry[1] !== "object" || (several.has(entry[0]) && isTextList(entry[1])),
    ),
  );
}

function gathered(sent: URLSearchParams | FormData, several: Names): object {
  const lists = [...several].map((name) => [name, sent.getAll(name).filter((value) => typeof value === "string")]);
  return Object.fromEntries([...sent, ...lists.filter(([, values]) => values?.length)]);
}

function objectIn(json: string): object {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no object");
  return value;
}

function utf8(body: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(body);
}

/** Refuses escapes that are no UTF-8: `URLSearchParams` would put a replacement character in their place. */
function utf8Form(body: Buffer): string {
  const unescaped = body
    .toString("latin1")
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  utf8(Buffer.from(unescaped, "latin1"));
  return utf8(body);
}

async function partsOf(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  utf8(body);
  return new Response(body, { headers: { "Content-Type": type } }).formData();
}

/**
 * By hand: `hono/body-limit` lets a sender who goes in the middle of a body become an error of ours. The parser of
 * requests holds a body to its length, so that it need not be counted.
 */
async function readBody(request: Request): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > longest) throw new Unreadable(413);
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch {
    // Whoever sent it has gone in the middle of it.
    throw new Unreadable(400);
  }
}
