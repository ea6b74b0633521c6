import { type FieldValue, isTextList, type RawFields } from "../../src/forms/intake-contract.ts";

export class Unreadable extends Error {
  override name = "Unreadable";
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`unreadable body: ${status}`);
    this.status = status;
  }
}

/** Maximum body size in bytes. */
const maxBodySize = 64 * 1024;

type Names = ReadonlySet<string>;
type Reader = (body: Buffer<ArrayBuffer>, several: Names, type: string) => object | Promise<object>;

const readers = new Map<string, Reader>([
  ["application/json", (body) => objectIn(utf8(body))],
  ["application/x-www-form-urlencoded", (body, several) => gathered(new URLSearchParams(utf8Form(body)), several)],
  ["multipart/form-data", async (body, several, type) => gathered(await partsOf(body, type), several)],
]);

/**
 * Reads the submitted fields from JSON, urlencoded or multipart. The values of a name in `several` become a list,
 * because a form repeats that name. For any other repeated name the last value wins. Drops files and nested values,
 * because no form asks for them. Rejects with `Unreadable` if the body is too large, malformed, not UTF-8, or in
 * another format.
 */
export async function readInput(request: Request, several: Names = new Set()): Promise<RawFields> {
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

function flat(record: object, several: Names): RawFields {
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
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("not an object");
  return value;
}

function utf8(body: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(body);
}

/**
 * Returns the body as text. Throws if its bytes or its escapes are not UTF-8, because `URLSearchParams` would turn them
 * into replacement characters.
 */
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
 * Rejects with `Unreadable` if the body is too large, or if the sender disconnects mid-body. In the second case,
 * `hono/body-limit` would report a server error. The HTTP parser enforces `Content-Length`, so the bytes need no
 * counting.
 */
async function readBody(request: Request): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBodySize) throw new Unreadable(413);
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch {
    // The sender disconnected mid-body.
    throw new Unreadable(400);
  }
}
