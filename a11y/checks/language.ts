import { site } from "../../data/site.ts";
import type { Found } from "../audit.ts";
import type { Check, PageLoad } from "../check.ts";
import { failuresOf, readFrom } from "./describe-findings.ts";

const failure = failuresOf({
  "page-without-language": ["3.1.1", "Set the language of the page in the `lang` attribute of the html element."],
  "part-in-another-language": ["3.1.2", "Wrap the phrase in an element with the correct `lang` attribute."],
});

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

const names: readonly string[] = site.people.toLowerCase().split(" ");

export const language: Check = {
  name: "language",
  looksFor: "Finds pages without a language, and phrases in other languages or scripts without a lang attribute.",
  criteria: ["3.1.1", "3.1.2"],
  runs: {
    settings: ["light 1280"],
    states: "every state",
    because: "Text is the same in every mode and at every width.",
  },
  async look({ tab }: PageLoad): Promise<Found[]> {
    const { values, found } = await readFrom(tab, await tab.evaluateHandle(readLanguages, { telling, names }));
    const failures = values.parts.map(({ text, language: code, element }) =>
      failure(
        "part-in-another-language",
        element,
        `“${text}” appears to be in ${code}, but the page marks it as ${values.page || "no language"}.`,
      ),
    );
    if (!/^[a-z]{2,3}(-|$)/i.test(values.page))
      failures.push(failure("page-without-language", undefined, `The language of the page is “${values.page}”.`));
    return found(failures);
  },
};

/** Runs in the page, sent as text. */
function readLanguages({ telling, names }: { telling: Record<string, readonly string[]>; names: readonly string[] }) {
  const otherScript =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Devanagari}]{2,}/u;
  const page = document.documentElement.lang.toLowerCase();
  const elements: Element[] = [];
  const parts: { text: string; language: string; element: number }[] = [];
  const codeOf = (text: string): string | undefined => {
    if (otherScript.test(text)) return "another script";
    const words = (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => !names.includes(word));
    return Object.keys(telling).find((code) => {
      const known = words.filter((word) => telling[code]?.includes(word));
      return new Set(known).size >= 2 && known.length * 6 >= words.length;
    });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // The text in a field is the visitor's.
    if (!parent || parent.closest("script, style, template, code, pre, textarea")) continue;
    const marked = parent.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
    const code = marked.slice(0, 2) === page.slice(0, 2) ? codeOf(text.nodeValue ?? "") : undefined;
    if (code)
      parts.push({
        text: text.nodeValue?.trim().slice(0, 60) ?? "",
        language: code,
        element: elements.push(parent) - 1,
      });
  }
  return { values: { page, parts }, elements };
}
