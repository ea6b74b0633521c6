/**
 * How what comes in is judged: points for each sign that a machine or a seller wrote it, and from how many on it is set
 * aside for a person to look at. `tests/unit/server/spam/corpus.test.ts` prints what a change does to four hundred texts.
 */
export const spam = {
  /**
   * Twice what the worst of a hundred people’s texts comes to. A person who is set aside waits for us, and spam that comes
   * through costs a glance.
   */
  setAsideFrom: 8,
  /** The field that nobody sees is filled in. Browsers and password managers do that too. */
  honeypot: 10,
  /** Sent in fewer milliseconds than anyone needs. */
  fast: { below: 1_500, points: 10 },
  /** So many characters a second, in a text of so many: not typed on this page. People paste too. */
  pasted: { perSecond: 40, from: 200, points: 1 },
  /** The same words from so many other addresses in these days: none, one, two, three, four and more. */
  copies: { days: 7, points: [0, 1, 3, 6, 10] },
  /** For each link but these; whoever offers help shows what they have made. */
  links: { free: 2, points: 2, most: 8 },
  /** A link where a name is asked for. */
  linkInName: 8,
  /** Links as forums write them, `[url=…]` or `<a href=…>`, which no field here shows. */
  linkMarkup: 5,
  /** For each address that is written so that a filter does not see it, or that hides where it leads. */
  hiddenLink: { points: 4, most: 8 },
  /** For each link below an ending that costs next to nothing. */
  cheapEnding: { points: 3, most: 6 },
  /** For each word with letters of two scripts, with unseen signs in it, or pulled apart. */
  disguisedWord: { points: 3, most: 9 },
  /** Letters from the drawers of mathematics, from so many on. */
  drawnLetters: { from: 5, points: 4 },
  /** What `release` and `spam` have taught: for what an alike form shares, and at most so much in all. */
  learnt: { address: 5, host: 3, words: 1, most: 10 },
} as const;

/** What the staff read beside the points. */
export const signWords = {
  honeypot: "the hidden field was filled in",
  fast: "sent faster than anyone types",
  pasted: "not typed on the page",
  copies: "the same words from other addresses",
  links: "many links",
  "link in name": "a link in the name",
  "link markup": "links written as code",
  "hidden link": "links in disguise",
  "cheap ending": "links below cheap endings",
  "disguised words": "words in disguise",
  "drawn letters": "letters that are drawings",
  phrases: "phrases of spam",
  "by hand": "marked as spam by the staff",
  "taught as spam": "like what was marked as spam",
  "taught as a person’s": "like what was released",
} as const;

export type SignName = keyof typeof signWords;

/** Lead elsewhere without saying where. */
export const shorteners = [
  "bit.ly",
  "tinyurl.com",
  "t.co",
  "goo.gl",
  "is.gd",
  "cutt.ly",
  "rb.gy",
  "ow.ly",
  "shorturl.at",
  "t.ly",
  "rebrand.ly",
  "wa.me",
  "t.me",
] as const;

export const cheapEndings = [
  "xyz",
  "top",
  "click",
  "icu",
  "buzz",
  "cyou",
  "sbs",
  "cfd",
  "rest",
  "monster",
  "bid",
  "loan",
  "win",
  "vip",
  "shop",
  "online",
  "site",
  "store",
  "fun",
  "club",
  "live",
  "pw",
  "ru",
  "cn",
  "su",
  "cc",
  "tk",
  "ml",
  "ga",
  "bet",
  "casino",
  "poker",
  "porn",
  "xxx",
  "sex",
] as const;

/** What the name of a host ends in where it is written without `https://`, besides the cheap ones. */
export const usualEndings = [
  "com",
  "org",
  "net",
  "edu",
  "gov",
  "io",
  "co",
  "info",
  "biz",
  "me",
  "app",
  "dev",
  "ai",
  "us",
  "uk",
  "ca",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "eu",
  "in",
  "pro",
  "tv",
  "link",
  "page",
  "art",
  "blog",
  "school",
  "education",
  "studio",
  "design",
  "photo",
  "work",
  "agency",
  "marketing",
] as const;
