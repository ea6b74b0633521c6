import { eld } from "eld/small";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import type { CommonWords } from "../page/languages.ts";
import { inPage } from "../runner/in-page.ts";
import { failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

const failure = failuresOf({
  "part-in-another-language": ["3.1.2", "Wrap the phrase in an element with the correct `lang` attribute."],
  "part-may-be-in-another-language": [
    "3.1.2",
    "Unless the words are names, wrap the phrase in an element with the correct `lang` attribute.",
    "needs review",
  ],
  "page-in-another-language": ["3.1.1", "Set the `lang` attribute of the html element to the language of the page."],
  "page-may-be-in-another-language": ["3.1.1", "Check whether `lang` is the language of the page.", "needs review"],
  "part-marked-as-another-language": ["3.1.2", "Set the `lang` attribute to the language of the part."],
  "part-may-be-marked-as-another-language": ["3.1.2", "Check the `lang` of the part.", "needs review"],
});

type Rule = Parameters<typeof failure>[0];

/**
 * Common words of languages that often appear next to English. None of them is a common English word. A text with two
 * of them counts as a phrase in that language if they make up at least a sixth of the words.
 */
const telling: CommonWords = {
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
  async run({ tab }: PageUnderTest): Promise<Found[]> {
    const list = await elementList(tab);
    const values = await inPage(tab, "readLanguages", list, telling);
    const inOther = values.blocks.flatMap(({ element, text }) => {
      const other = otherLanguage(text, values.page);
      if (!other?.isSure) return [];
      return [{ element, text: text.slice(0, 60), language: other.code, isSure: !mayBeNames(text) }];
    });
    // A few common words, and letters of another script, may belong to a name, which needs no `lang` attribute.
    const parts = values.parts.map((part) => ({ ...part, isSure: !mayBeNames(part.text) }));
    const failures = [...parts, ...inOther].map(({ text, language: code, element, isSure }) => {
      const message = `“${text}” appears to be in ${code}, but the page marks it as ${values.page || "no language"}.`;
      return failure(isSure ? "part-in-another-language" : "part-may-be-in-another-language", element, message);
    });
    const known = new Set(failures.map(({ element }) => element));
    for (const { element, text } of values.lines) {
      if (known.has(element) || !mayBeForeign(text, values.page)) continue;
      const message = `“${text.slice(0, 60)}” has hardly any common word of English, which the page is marked as.`;
      failures.push(failure("part-may-be-in-another-language", element, message));
    }
    for (const { element, isPage, declared, text } of values.regions) {
      const other = otherLanguage(text, declared);
      if (!other) continue;
      const what = isPage ? "page" : "part";
      const is = `${other.isSure ? "" : "may-be-"}${isPage ? "in" : "marked-as"}`;
      const message = `The ${what} is marked as “${declared}”, but its text appears to be in “${other.code}”.`;
      failures.push(failure(`${what}-${is}-another-language` as Rule, isPage ? undefined : element, message));
    }
    return findings(tab, list, failures);
  },
};

/** Minimum number of words in a phrase, and minimum share of capitalized words in a list of names. */
const ofNames = { words: 4, share: 0.3 };

/** True if a text may be a name or a list of names: a short text, or one with many capitalized words. */
export function mayBeNames(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isOtherScript = words.some((word) => !/\p{Lu}|\p{Ll}/u.test(word));
  if (isOtherScript) return words.length < 3 && (text.match(/\p{L}/gu) ?? []).length < letters.some;
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length < ofNames.words || capitals >= (words.length - 1) * ofNames.share;
}

const commonEnglish: ReadonlySet<string> = new Set(
  `the of and to in is it you that he was for on are with as his they be at one have this from or had by not but what
  all were we when your can an each which she do how their if will up other about out many then them these so some her
  would make like him into time has look two more no our us any who its my than been now may here there where new`.split(
    /\s+/,
  ),
);

/**
 * Maximum share of common English words in a line of another language. Other languages spell some words as English
 * does.
 */
const maxCommon = 0.1;

/**
 * True if a line of an English page has hardly any common English words and seems to be in another language. Also true
 * for languages that the detector does not know. False for lists and names.
 */
export function mayBeForeign(text: string, page: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const signs = text.match(/[,;:|•·/()]/g) ?? [];
  if (!/^en\b/.test(page) || signs.length * 3 > words.length || mayBeNames(text)) return false;
  const common = words.filter((word) => commonEnglish.has(word)).length;
  return common <= words.length * maxCommon && eld.detect(text).language !== "en";
}

/** Minimum numbers of letters to detect a language, and to be certain of it. */
const letters = { some: 10, many: 60 };

/** Maximum score of the declared language, as a share of the best score. Short texts fit several languages. */
const rival = 0.9;

/** Minimum score of a detected language. Names and lists of words fit no language well. */
const minShare = 0.6;

const detectable: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));

/**
 * Returns the detected language if it differs from the declared one. Returns undefined if the result is uncertain, or
 * if the detector does not know the declared language.
 */
export function otherLanguage(text: string, declared: string): { code: string; isSure: boolean } | undefined {
  const [primary = ""] = declared.toLowerCase().split("-");
  const length = (text.match(/\p{L}/gu) ?? []).length;
  const { language: code, getScores, isReliable } = eld.detect(text);
  const scores = getScores();
  const isKnown = detectable.has(primary);
  if (length < letters.some || !isKnown || code === "" || code === primary) return undefined;
  const best = scores[code] ?? 0;
  if (!isReliable() || best < minShare || (scores[primary] ?? 0) > best * rival) return undefined;
  return { code, isSure: length >= letters.many };
}
