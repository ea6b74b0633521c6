/** Position in a text, excluding the end. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Returns the position of the value at a path of keys in a JSON text, or undefined if there is none. The text must be
 * valid JSON and is read once, up to the value.
 */
export function placeOf(text: string, path: readonly string[]): Place | undefined {
  let at = afterSpace(text, 0);
  for (const key of path) {
    const found = text[at] === "{" ? memberAt(text, at, key) : undefined;
    if (found === undefined) return undefined;
    at = found;
  }
  return { start: at, end: afterValue(text, at) };
}

/** Returns the start of a member's value in the object at `at`. */
function memberAt(text: string, at: number, key: string): number | undefined {
  let next = afterSpace(text, at + 1);
  while (text[next] === '"') {
    const end = afterString(text, next);
    const value = afterSpace(text, afterSpace(text, end) + 1);
    if (JSON.parse(text.slice(next, end)) === key) return value;
    next = afterSpace(text, afterValue(text, value));
    if (text[next] === ",") next = afterSpace(text, next + 1);
  }
  return undefined;
}

function afterValue(text: string, at: number): number {
  if (text[at] === '"') return afterString(text, at);
  if (text[at] === "{" || text[at] === "[") return afterBrackets(text, at);
  let end = at;
  while (end < text.length && !",]} \n\r\t".includes(text[end] ?? "")) end++;
  return end;
}

function afterBrackets(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next++) {
    const letter = text[next] ?? "";
    if (letter === '"') next = afterString(text, next) - 1;
    else if ("{[".includes(letter)) depth++;
    else if ("}]".includes(letter) && --depth === 0) return next + 1;
  }
  return text.length;
}

function afterString(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length && text[next] !== '"') next += text[next] === "\\" ? 2 : 1;
  return next + 1;
}

function afterSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && " \n\r\t".includes(text[next] ?? "")) next++;
  return next;
}
