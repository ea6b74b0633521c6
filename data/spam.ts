/**
 * Spam scoring: the points for each sign of a bot or a seller, and the threshold for quarantine and staff review.
 * `tests/unit/server/spam/corpus.test.ts` prints the effect of a change on four hundred texts.
 */
export const spam = {
  /**
   * Quarantine threshold: twice the highest score of a hundred texts by real people. A wrongly quarantined person has
   * to wait for staff, but spam that gets through costs them only a glance.
   */
  setAsideFrom: 8,
  /** The invisible field is filled in. Browsers and password managers sometimes fill it in too. */
  honeypot: 10,
  /** Sent in fewer milliseconds than a person needs. */
  fast: { below: 1_500, points: 10 },
  /**
   * Characters per second above which a text of at least `from` characters was not typed on this page. People paste
   * too.
   */
  pasted: { perSecond: 40, from: 200, points: 1 },
  /** Points for 0, 1, 2, 3 and 4 or more copies of the same text from other addresses within `days`. */
  copies: { days: 7, points: [0, 1, 3, 6, 10] },
  /** Points per link after the free ones, because people who offer help link to their work. */
  links: { free: 2, points: 2, most: 8 },
  /** A link in a name field. */
  linkInName: 8,
  /** Forum-style links, `[url=…]` or `<a href=…>`, which no field here renders. */
  linkMarkup: 5,
  /** Points per address that is written to evade filters or hides its target. */
  hiddenLink: { points: 4, most: 8 },
  /** Points per link under a nearly free top-level domain. */
  cheapEnding: { points: 3, most: 6 },
  /** Points per word with letters of two scripts, invisible characters or separated letters. */
  disguisedWord: { points: 3, most: 9 },
  /** Letters from Unicode's mathematical blocks, counted from this number on. */
  drawnLetters: { from: 5, points: 4 },
} as const;

/** Labels that staff see beside the points. */
export const signWords = {
  honeypot: "hidden field filled in",
  fast: "sent faster than a person types",
  pasted: "pasted text",
  copies: "same words from other addresses",
  links: "many links",
  "link in name": "link in a name",
  "link markup": "links written as code",
  "hidden link": "disguised links",
  "cheap ending": "links to cheap domains",
  "disguised words": "disguised words",
  "drawn letters": "mathematical letters",
  phrases: "spam phrases",
  "by hand": "marked as spam by staff",
} as const;

export type SignName = keyof typeof signWords;

/** Link shorteners hide their target. */
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

/** Top-level domains that mark a host name without `https://`, in addition to the cheap ones. */
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
