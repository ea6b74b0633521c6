import type { grammar, OwnStoryWords, Voice } from "../../data/own-story.ts";

export interface OwnStory {
  /** Empty if the visitor enters none. */
  name: string;
  voice: Voice;
  /** Numbers of the chosen cards, from 1 on, in order. */
  cards: readonly number[];
  pictures: "big" | "small";
}

type Grammar = (typeof grammar)[Voice];

export const maxNameLength = 40;

/** Maximum length of a fragment, in characters. A name of 40 characters takes up to 480 when percent-encoded. */
export const maxFragmentLength = 640;

const parameters = ["name", "who", "cards", "pictures"] as const;

/** Control characters, and those that change the direction of the text after them. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a story without a name, and with all of the `count` cards. */
export function wholeStory(count: number): OwnStory {
  return { name: "", voice: "you", cards: numbersTo(count), pictures: "big" };
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function cleanName(name: string): string {
  const plain = name.slice(0, maxFragmentLength).replaceAll(unprintable, " ").replaceAll(/\s+/g, " ").trim();
  return [...plain].slice(0, maxNameLength).join("").trim();
}

/**
 * Reads a story from a fragment, which anyone can write. Replaces invalid values with defaults. Returns undefined if
 * there is no story, or the fragment is too long.
 */
export function readStory(fragment: string, voices: readonly Voice[], count: number): OwnStory | undefined {
  if (fragment.length > maxFragmentLength) return undefined;
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  if (!parameters.some((name) => given.has(name))) return undefined;
  const chosen = (given.get("cards") ?? "").split(".");
  const cards = numbersTo(count).filter((card) => chosen.includes(String(card)));
  const whole = wholeStory(count);
  return {
    name: cleanName(given.get("name") ?? ""),
    voice: voices.find((voice) => voice === given.get("who")) ?? whole.voice,
    cards: cards.length > 0 ? cards : whole.cards,
    pictures: given.get("pictures") === "small" ? "small" : "big",
  };
}

/** Writes a story as a fragment, which browsers don't send to the server. */
export function storyFragment({ name, voice, cards, pictures }: OwnStory): string {
  return `#${new URLSearchParams({ name, who: voice, cards: cards.join("."), pictures })}`;
}

/** Fills in a sentence: "{S} [walk|walks]" becomes "She walks". */
export function tell(sentence: string, { subject, possessive, verb }: Grammar): string {
  return sentence
    .replaceAll("{S}", capitalized(subject))
    .replaceAll("{s}", subject)
    .replaceAll("{P}", capitalized(possessive))
    .replaceAll("{p}", possessive)
    .replaceAll(/\[([a-z]+)\|([a-z]+)\]/g, (_, plain: string, third: string) => (verb === 1 ? third : plain));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the first line, with the name if there is one. */
export function firstLine(
  { name, voice }: OwnStory,
  place: string,
  words: OwnStoryWords["first"],
  own: Grammar,
): string {
  const { named, unnamed } = voice === "you" || voice === "I" ? words[voice] : words.other;
  const line = tell((name ? named : unnamed).replace("{place}", place), own);
  return line.replace("{name}", () => name);
}

/**
 * Arranges pages for sheets that are folded once, with two pages on each side. The front of the first sheet has the
 * last and the first page. Inserts empty pages (undefined) before the last one, until all sheets are full.
 */
export function sheetsOf<Page>(pages: readonly Page[]): [Page | undefined, Page | undefined][] {
  const total = Math.ceil(pages.length / 4) * 4;
  const padded = [...pages.slice(0, -1), ...Array(total - pages.length).fill(undefined), ...pages.slice(-1)];
  return Array.from({ length: total / 2 }, (_, side): [Page | undefined, Page | undefined] => {
    const [early, late] = [padded[side], padded[total - 1 - side]];
    return side % 2 === 0 ? [late, early] : [early, late];
  });
}
