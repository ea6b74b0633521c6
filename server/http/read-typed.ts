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

/** What was typed, from JSON, urlencoded or multipart. Files are left out: no form asks for one. Throws `Unreadable`. */
export async function readTyped(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const read = readers[type];
  if (!read) throw new Unreadable(415);
  const body = await readBody(request);
  try {
    return await read(body, request.headers.get("Content-Type") ?? "");
  } catch {
    throw new Unreadable(400);
  }
}

const readers: Record<string, (body: Uint8Array<ArrayBuffer>, type: string) => Promise<Record<string, unknown>>> = {
  "application/json": async (body) => {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no object");
    return { ...value };
  },
  "application/x-www-form-urlencoded": async (body) =>
    Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))),
  "multipart/form-data": async (body, type) => {
    const fields = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries([...fields].filter(([, value]) => typeof value === "string"));
  },
};

async function readBody({ headers, body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get("Content-Length") ?? 0) > longest) throw new Unreadable(413);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longest) throw new Unreadable(413);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
