/** Roles that screen readers don't announce. */
const unsaid = new Set(["paragraph", "strong", "emphasis", "generic", "time", "superscript", "subscript", "document"]);
/** Roles whose name repeats their content. */
const namedByContent = new Set(["link", "button", "heading"]);

interface Said {
  phrase: string;
  within: Said[];
}

/** Formats phrases for reading: indents nested content and drops end phrases and unannounced roles. */
export function setOut(phrases: readonly string[]): string[] {
  return lines(nested(phrases), 0);
}

function nested(phrases: readonly string[]): Said[] {
  const root: Said = { phrase: "", within: [] };
  const open: Said[] = [root];
  for (const phrase of phrases) {
    const begun = phrase === "end" ? "" : phrase.replace(/^end of /, "");
    const place = begun === phrase ? -1 : open.findLastIndex((above) => above.phrase === begun);
    if (place > 0) {
      // Later phrases have no end phrase, so they are siblings, not children.
      const [ending, ...followed] = open.splice(place);
      for (const leaf of followed) ending?.within.push(leaf, ...leaf.within.splice(0));
      open.at(-1)?.within.push(...(ending ? [ending] : []));
    } else open.push({ phrase, within: [] });
  }
  return [...root.within, ...open.slice(1)];
}

function lines(all: readonly Said[], depth: number): string[] {
  return all.flatMap(({ phrase, within }) => {
    if (unsaid.has(phrase) || phrase === "") return lines(within, depth);
    const own = `${"  ".repeat(depth)}${phrase}`;
    return isItsName(phrase, within) ? [own] : [own, ...lines(within, depth + 1)];
  });
}

function isItsName(phrase: string, within: readonly Said[]): boolean {
  const role = phrase.split(",")[0] ?? "";
  const words = within.flatMap((said) => (said.within.length > 0 ? [] : said.phrase));
  return namedByContent.has(role) && within.length === words.length && plain(phrase).includes(plain(words.join("")));
}

const plain = (text: string) => text.replaceAll(/\s/g, "");
