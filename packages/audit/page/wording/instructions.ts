import type { WordingRule } from "../../checks/wording.ts";
import type { Reader } from "../element-list.ts";
import { isExposed, isSeen } from "../visibility.ts";
import { clean, nameOf, tokens } from "../words.ts";

const asks =
  /(?:^|[,;:] |\b(?:you|please|then|to|and|or|can) )(?:click|press|tap|find|look|use|select|choose|see|push|hit|go to|open|follow|check|fill|touch|pick|interact)\b/i;
// A size alone may describe anything. With an article, it identifies one element.
const place =
  /\b((on|to|at) the (far )?(right|left|top|bottom)|(upper|lower|top|bottom)[ -](right|left)|above|below|underneath|beneath|beside|round|circular|square|triangle|triangular|oval|rectangular|star|arrow|the (larger?|largest|small(er|est)?|big(ger|gest)?) \w{1,60})\b/i;
const color =
  /\b(?:in|the|marked|shown|are|is) (?:red|green|blue|yellow|orange|purple|pink|gr[ae]y|black|white|brown|colored|highlighted)\b(?: \w{1,60})?/i;

/** Words for parts of a page to which a color may give a meaning. */
const meant =
  /\b(fields?|questions?|boxes|labels?|items?|days?|dates?|rows?|columns?|cells?|names?|words?|options?|lines?|entries)\b/i;
const meanings =
  /\b(required|mandatory|optional|free|taken|available|unavailable|full|open|closed|sold|new|changed|due|overdue|missing|correct|wrong)\b/i;
const hues = /\b(red|green|blue|yellow|orange|purple|pink|gr[ae]y|brown)\b/i;

const blocks = "p, li, dd, td, label, legend, figcaption, div, span";
const named =
  "a[href], button, [role=button], summary, h1, h2, h3, h4, h5, h6, input, select, textarea, section[aria-label], nav[aria-label], figure, img[alt]";

/** Words for elements, with selectors of the elements that they can mean. */
const kinds: Readonly<Record<string, string>> = {
  navigation: "nav, [role=navigation]",
  button: "button, [role=button], input[type=button], input[type=submit]",
  table: "table",
  form: "form",
  video: "video",
  list: "ul, ol",
};

const maxSentenceLength = 300;

/** Finds instructions that identify an element only by its place, shape, size or color. */
export function readInstructions(reader: Reader<WordingRule>): void {
  for (const block of document.querySelectorAll(blocks)) {
    if (!isSeen(block) || block.closest("a, button, nav, h1, h2, h3, h4, h5, h6")) continue;
    if (![...block.childNodes].some((node) => node instanceof Text && /\S/.test(node.nodeValue ?? ""))) continue;
    for (const sentence of clean(block.textContent).split(/(?<=[.!?]) /))
      if (sentence.length <= maxSentenceLength) judge(reader, block, sentence);
  }
}

function judge(reader: Reader<WordingRule>, block: Element, sentence: string): void {
  if (asks.test(sentence)) judgeInstruction(reader, block, sentence);
  const hue = hues.exec(sentence)?.[0];
  if (hue && meant.test(sentence) && meanings.test(sentence))
    reader.add("color-instruction", block, `“${sentence}” gives a meaning to a color (${hue}).`);
}

function judgeInstruction({ add }: Reader<WordingRule>, block: Element, sentence: string): void {
  const hint = place.exec(sentence)?.[0];
  if (hint && !namesElement(sentence))
    add("sensory-instruction", block, `“${sentence}” refers to a place, shape or size (${hint}) and names no element.`);
  const hue = color.exec(sentence)?.[0];
  if (hue && !namesElement(sentence))
    add("color-instruction", block, `“${sentence}” refers to a color (${hue}) and names no element.`);
}

/** True if the sentence identifies an element by its name, or as the only one of its kind. */
export function namesElement(sentence: string): boolean {
  const told = ` ${tokens(sentence).join(" ")} `;
  const isTold = (element: Element) => {
    const name = tokens(nameOf(element));
    return name.length > 0 && told.includes(` ${name.join(" ")} `);
  };
  if ([...document.querySelectorAll(named)].filter(isExposed).some(isTold)) return true;
  return Object.entries(kinds).some(
    ([word, selector]) =>
      told.includes(` ${word} `) && [...document.querySelectorAll(selector)].filter(isExposed).length === 1,
  );
}
