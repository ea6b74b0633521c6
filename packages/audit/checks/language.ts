import { eld } from "eld/small";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import { failuresOf, findings } from "./describe-findings.ts";
import { type ElementList, elementList } from "./element-list.ts";

const failure = failuresOf({
  "part-in-another-language": ["3.1.2", "Wrap the phrase in an element with the correct `lang` attribute."],
  "page-in-another-language": ["3.1.1", "Set the `lang` attribute of the html element to the language of the page."],
  "page-may-be-in-another-language": ["3.1.1", "Check whether `lang` is the language of the page.", "needs review"],
  "part-marked-as-another-language": ["3.1.2", "Set the `lang` attribute to the language of the part."],
  "part-may-be-marked-as-another-language": ["3.1.2", "Check the `lang` of the part.", "needs review"],
});

type Rule = Parameters<typeof failure>[0];

/**
 * Common words in the languages of this site's visitors, none of them an English word. Two of them near each other
 * count as a phrase in that language.
 */
const telling: Readonly<Record<string, readonly string[]>> = {
  es: "el los las una que por para con está estamos hablamos bienvenidos gracias aquí todos y".split(" "),
  fr: "le les des une est et nous vous pour avec ça bienvenue merci où".split(" "),
  de: "der und ist nicht mit für wir sie ein eine willkommen".split(" "),
  pt: "uma você não são obrigado obrigada bem-vindos nós".split(" "),
};

export const language: Check = {
  name: "language",
  purpose:
    "Finds pages with a wrong language, and parts and phrases in other languages or scripts without a lang attribute, or with a wrong one. It detects languages from the text.",
  criteria: ["3.1.1", "3.1.2"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because: "Text is the same in every mode and at every width.",
  },
  async run({ tab }: PageLoad): Promise<Found[]> {
    const list = await elementList(tab);
    const values = await list.evaluate(readLanguages, telling);
    const inOther = values.blocks.flatMap(({ element, text }) => {
      const other = otherLanguage(text, values.page);
      return other?.isSure ? [{ element, text: text.slice(0, 60), language: other.code }] : [];
    });
    const failures = [...values.parts, ...inOther].map(({ text, language: code, element }) => {
      const message = `“${text}” appears to be in ${code}, but the page marks it as ${values.page || "no language"}.`;
      return failure("part-in-another-language", element, message);
    });
    for (const { element, isPage, declared, text } of values.regions) {
      const other = otherLanguage(text, declared);
      if (!other) continue;
      const what = isPage ? "page" : "part";
      const is = isPage ? (other.isSure ? "in" : "may-be-in") : other.isSure ? "marked-as" : "may-be-marked-as";
      const message = `The ${what} is marked as “${declared}”, but its text appears to be in “${other.code}”.`;
      failures.push(failure(`${what}-${is}-another-language` as Rule, isPage ? undefined : element, message));
    }
    return findings(tab, list, failures);
  },
};

/** Letters from which on a language can be detected, and from which on the detection is certain. */
const letters = { some: 10, many: 60 };

/** Maximum share of the best score that the declared language may have. Short texts fit several languages. */
const rival = 0.9;

/** Minimum score. Names and lists of words fit no language well. */
const least = 0.6;

const detectable: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));

/** Returns the language of a text if it differs from the declared one. */
export function otherLanguage(text: string, declared: string): { code: string; isSure: boolean } | undefined {
  const [primary = ""] = declared.toLowerCase().split("-");
  const length = (text.match(/\p{L}/gu) ?? []).length;
  const { language: code, getScores, isReliable } = eld.detect(text);
  const scores = getScores();
  const isKnown = detectable.has(primary);
  if (length < letters.some || !isKnown || code === "" || code === primary) return undefined;
  const best = scores[code] ?? 0;
  if (!isReliable() || best < least || (scores[primary] ?? 0) > best * rival) return undefined;
  return { code, isSure: length >= letters.many };
}

/** Runs in the page, sent as text. */
function readLanguages({ numberOf, isExposed, clean, texts }: ElementList, telling: Record<string, readonly string[]>) {
  const otherScript =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Devanagari}]{2,}/u;
  const page = document.documentElement.lang.toLowerCase();
  const parts: { text: string; language: string; element: number }[] = [];
  const codeOf = (text: string): string | undefined => {
    if (otherScript.test(text)) return "another script";
    const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    return Object.keys(telling).find((code) => {
      if (page.startsWith(code)) return false;
      const known = words.filter((word) => telling[code]?.includes(word));
      return new Set(known).size >= 2 && known.length * 6 >= words.length;
    });
  };
  /** Text by the element that declares its language. */
  const byElement = new Map<Element, string>();
  const blocks: { element: number; text: string }[] = [];
  const add = (element: Element | null, text: string) => {
    const marked = element?.closest("[lang]");
    if (marked && /\p{L}/u.test(text)) byElement.set(marked, `${byElement.get(marked) ?? ""} ${text}`);
  };
  for (const { parent, words } of texts()) {
    // The text in a field is the visitor's.
    if (parent.closest("script, style, template, code, pre, textarea")) continue;
    const marked = parent.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
    const code = marked.slice(0, 2) === page.slice(0, 2) ? codeOf(words) : undefined;
    if (code) parts.push({ text: words.trim().slice(0, 60), language: code, element: numberOf(parent) });
    if (!parent.closest("noscript") && isExposed(parent)) add(parent, words);
  }
  for (const named of document.querySelectorAll("[alt], [aria-label], [aria-labelledby]")) {
    if (!isExposed(named)) continue;
    add(named, `${named.getAttribute("alt") ?? ""} ${named.getAttribute("aria-label") ?? ""}`);
    for (const id of (named.getAttribute("aria-labelledby") ?? "").split(/\s+/)) {
      const label = id ? document.getElementById(id) : null;
      if (label && !isExposed(label)) add(named, label.textContent ?? "");
    }
  }
  for (const block of document.querySelectorAll("p, li, blockquote, dd, td, figcaption, h1, h2, h3")) {
    const text = clean(block.textContent);
    const isPlain =
      block.closest("[lang]") === document.documentElement && !block.querySelector("[lang], p, li") && isExposed(block);
    if (isPlain && text.length >= 60) blocks.push({ text, element: numberOf(block) });
  }
  const regions = [...byElement].map(([element, text]) => ({
    element: numberOf(element),
    isPage: element === document.documentElement,
    declared: element.getAttribute("lang") ?? "",
    text: clean(text).slice(0, 5000),
  }));
  return { page, parts, regions, blocks };
}
