import type { ElementList } from "./element-list.ts";
import { isExposed } from "./visibility.ts";
import { clean, texts } from "./words.ts";

/** Common words of languages, by language code. */
export type CommonWords = Readonly<Record<string, readonly string[]>>;

/** Scripts, and the languages that are written in them. Two adjacent letters identify a script. */
const scripts: readonly { letters: RegExp; languages: readonly string[] }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]{2,}/u, languages: ["ja"] },
  { letters: /\p{Script=Han}{2,}/u, languages: ["zh", "ja", "ko", "yue"] },
  { letters: /\p{Script=Hangul}{2,}/u, languages: ["ko"] },
  { letters: /\p{Script=Arabic}{2,}/u, languages: ["ar", "fa", "ur", "ps", "sd", "ug", "ckb", "ku"] },
  { letters: /\p{Script=Hebrew}{2,}/u, languages: ["he", "iw", "yi"] },
  {
    letters: /\p{Script=Cyrillic}{2,}/u,
    languages: ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg", "tt", "uz", "bs"],
  },
  { letters: /\p{Script=Devanagari}{2,}/u, languages: ["hi", "mr", "ne", "sa", "kok", "mai", "bho"] },
];
const blocks = "p, li, blockquote, dd, td, figcaption, h1, h2, h3";
const minBlockLength = 60;
const minWords = 8;
const maxRegionLength = 5000;

/** Returns the page's language, the parts in a different language, and texts whose language can be detected. */
export function readLanguages(list: ElementList, telling: CommonWords) {
  const page = document.documentElement.lang.toLowerCase();
  return {
    page,
    parts: partsInOther(list, page, telling),
    lines: unmarkedLines(list, page),
    blocks: plainBlocks(list),
    regions: [...textByElement()].map(([element, text]) => ({
      element: list.numberOf(element),
      isPage: element === document.documentElement,
      declared: element.getAttribute("lang") ?? "",
      text: clean(text).slice(0, maxRegionLength),
    })),
  };
}

/** Returns the texts of the page, except code and what the visitor typed into fields. */
function writtenTexts() {
  return texts().filter(({ parent }) => !parent.closest("script, style, template, code, pre, textarea"));
}

function partsInOther({ numberOf }: ElementList, page: string, telling: CommonWords) {
  return writtenTexts().flatMap(({ parent, words }) => {
    const marked = parent.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
    const code = marked.slice(0, 2) === page.slice(0, 2) ? otherCode(words, page, telling) : undefined;
    return code ? [{ text: words.trim().slice(0, 60), language: code, element: numberOf(parent) }] : [];
  });
}

/**
 * Returns the language in which a text has several common words, or `another script`. Returns undefined if it may be
 * the page's language.
 */
export function otherCode(text: string, page: string, telling: CommonWords): string | undefined {
  const [primary = ""] = page.split("-");
  if (scripts.some(({ letters, languages }) => letters.test(text) && !languages.includes(primary)))
    return "another script";
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return Object.keys(telling).find((code) => {
    if (page.startsWith(code)) return false;
    const known = words.filter((word) => telling[code]?.includes(word));
    return new Set(known).size >= 2 && known.length * 6 >= words.length;
  });
}

/** Returns lines marked with the page's language that are long enough to detect another language. */
function unmarkedLines({ numberOf }: ElementList, page: string) {
  return writtenTexts().flatMap(({ parent, words }) => {
    const text = clean(words);
    const marked = parent.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
    const isLong = (text.match(/\p{L}+/gu) ?? []).length >= minWords;
    return isLong && marked === page && isExposed(parent) ? [{ text, element: numberOf(parent) }] : [];
  });
}

/** Returns the exposed text and names, by the element that declares their language. */
function textByElement(): Map<Element, string> {
  const byElement = new Map<Element, string>();
  const add = (element: Element, text: string) => {
    const marked = element.closest("[lang]");
    if (marked && /\p{L}/u.test(text)) byElement.set(marked, `${byElement.get(marked) ?? ""} ${text}`);
  };
  for (const { parent, words } of writtenTexts())
    if (!parent.closest("noscript") && isExposed(parent)) add(parent, words);
  for (const named of document.querySelectorAll("[alt], [aria-label], [aria-labelledby]")) {
    if (!isExposed(named)) continue;
    add(named, `${named.getAttribute("alt") ?? ""} ${named.getAttribute("aria-label") ?? ""}`);
    for (const id of (named.getAttribute("aria-labelledby") ?? "").split(/\s+/)) {
      const label = id ? document.getElementById(id) : null;
      if (label && !isExposed(label)) add(named, label.textContent ?? "");
    }
  }
  return byElement;
}

/** Returns long blocks in the page's language without paragraphs, list items or parts that declare a language. */
function plainBlocks({ numberOf }: ElementList) {
  return [...document.querySelectorAll(blocks)].flatMap((block) => {
    const text = clean(block.textContent);
    const isPlain =
      block.closest("[lang]") === document.documentElement && !block.querySelector("[lang], p, li") && isExposed(block);
    return isPlain && text.length >= minBlockLength ? [{ text, element: numberOf(block) }] : [];
  });
}
