import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Credentials that a site asks for before it shows its pages. */
export interface Access {
  /** User name and password of HTTP authentication. */
  username?: string;
  password?: string;
  headers?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string>>;
}

/** Access by origin. A credential is sent to its own origin, and to no other. */
const granted = new Map<string, Access>();

export function grantAccess(origin: string, access: Access): void {
  granted.set(origin, access);
}

const example = '{"username": "…", "password": "…", "headers": {"…": "…"}, "cookies": {"…": "…"}}';

/** Reads credentials from a JSON file. Errors contain the file's name, but none of its values. */
export function readAccess(file: string): Access {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(`${file} cannot be read as JSON; write ${example}`);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new Error(`${file} holds no object; write ${example}`);
  for (const [name, value] of Object.entries(read)) {
    const isRight = name === "headers" || name === "cookies" ? isTextByName(value) : typeof value === "string";
    if (!["username", "password", "headers", "cookies"].includes(name) || !isRight)
      throw new Error(`${file}: “${name}” is not understood; write ${example}`);
  }
  const access: Access = read;
  if ((access.username === undefined) !== (access.password === undefined))
    throw new Error(`${file}: a user name needs a password, and a password needs a user name`);
  try {
    new Headers({ ...headersOf(access), cookie: cookieOf(access) });
  } catch {
    throw new Error(`${file}: a header or a cookie has characters that HTTP does not allow`);
  }
  return access;
}

function isTextByName(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

/** Returns headers with the credentials of an address's origin, except cookies. Returns undefined if it has none. */
export function headersFor(address: string): Record<string, string> | undefined {
  const access = granted.get(new URL(address).origin);
  return access && headersOf(access);
}

function headersOf({ username, password, headers = {} }: Access): Record<string, string> {
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  return { ...headers, ...(username !== undefined && { authorization: `Basic ${basic}` }) };
}

function cookieOf({ cookies = {} }: Access): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** Adds the cookies of every granted origin to the tab's context. */
export async function addCookies(tab: Page): Promise<void> {
  const cookies = [...granted].flatMap(([url, access]) =>
    Object.entries(access.cookies ?? {}).map(([name, value]) => ({ url, name, value })),
  );
  if (cookies.length > 0) await tab.context().addCookies(cookies);
}

const maxRedirects = 5;

/**
 * Requests an address with the credentials of its origin. Follows up to five redirects, each with the credentials of
 * the origin that it leads to, if any. Throws after more.
 */
export async function fetchWithAccess(address: string, signal?: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const cookie = cookieOf(granted.get(url.origin) ?? {});
    const response = await fetch(url, {
      redirect: "manual",
      headers: { ...headersFor(url.href), ...(cookie && { cookie }) },
      ...(signal && { signal }),
    });
    const next = response.status >= 300 && response.status < 400 && response.headers.get("location");
    if (!next) return response;
    await response.body?.cancel();
    url = new URL(next, url);
  }
  throw new Error(`${address} redirects more than ${maxRedirects} times`);
}

/** Reads at most `max` characters of a response, because a server may never stop sending. */
export async function readStart({ body }: Response, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  // Leaving the loop cancels the rest of the response.
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= max) break;
  }
  return text.slice(0, max);
}
