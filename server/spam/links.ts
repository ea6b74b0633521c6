import { cheapEndings, shorteners, usualEndings } from "../../data/spam.ts";

export interface Link {
  /** Lowercase, without `www.`. */
  host: string;
  /** Disguised from filters, or with a hidden destination. */
  isHidden: boolean;
}

const cheap = new Set<string>(cheapEndings);
const endings = new Set<string>([...usualEndings, ...cheapEndings]);
const shortening = new Set<string>(shorteners);

/** Separators around an address: spaces, brackets, quotes, and the `=` of `[url=…]` and `href=…`. */
const around = /[\s<>"'“”„«»()[\]{}|,;=]+/u;
const schemes = ["https", "http", "hxxps", "hxxp", "ftp"];
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const bracketedDot = /\s?[([{](?:\.|dot)[)\]}]\s?/gi;

export function endsCheaply(host: string): boolean {
  return cheap.has(host.slice(host.lastIndexOf(".") + 1));
}

/** Returns the web addresses in a text, however they are written. Mail addresses don't count. */
export function linksIn(text: string): Link[] {
  const small = text.toLowerCase();
  const open = small.replace(bracketedDot, ".");
  const isMasked = open !== small;
  const pieces = open.split(around);
  return [...pieces.flatMap((piece) => linkIn(piece, isMasked)), ...spokenLinks(pieces)];
}

function linkIn(piece: string, isMasked: boolean): Link[] {
  const at = piece.indexOf("://");
  if (at >= 0) {
    const scheme = schemes.find((name) => piece.endsWith(name, at));
    if (!scheme) return [];
    const authority = piece.slice(at + 3).split(/[/?#\\]/, 1)[0] ?? "";
    const host = bareHost(authority.slice(authority.lastIndexOf("@") + 1));
    const isHidden = isMasked || scheme.startsWith("hxxp") || authority.includes("@") || leadsAnywhere(host);
    return host ? [{ host, isHidden }] : [];
  }
  if (piece.includes("@")) return [];
  const host = bareHost(piece.split(/[/?#]/, 1)[0] ?? "");
  return isHost(host) ? [{ host, isHidden: isMasked || leadsAnywhere(host) }] : [];
}

function bareHost(host: string): string {
  const name = host.split(":", 1)[0] ?? "";
  return (name.endsWith(".") ? name.slice(0, -1) : name).replace(/^www\./, "");
}

function isHost(host: string): boolean {
  const labels = host.split(".");
  const isKnown = shortening.has(host) || endings.has(labels.at(-1) ?? "");
  return labels.length > 1 && isKnown && labels.every((each) => label.test(each));
}

/** True for an IP address, a name in another script, or a link shortener. */
function leadsAnywhere(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith("xn--") || host.includes(".xn--") || shortening.has(host);
}

/** Finds "example dot com", but not a spelled-out mailbox: "zoe at example dot com". */
function spokenLinks(pieces: readonly string[]): Link[] {
  return pieces.flatMap((piece, at) => {
    const [before = "", name = "", ending = ""] = [pieces[at - 2], pieces[at - 1], withoutDot(pieces[at + 1] ?? "")];
    const isSpoken = (piece === "dot" || piece === ".") && endings.has(ending) && label.test(name);
    return isSpoken && before !== "at" && !name.includes("@") ? [{ host: `${name}.${ending}`, isHidden: true }] : [];
  });
}

function withoutDot(word: string): string {
  return word.replace(/[.!?]$/, "");
}
