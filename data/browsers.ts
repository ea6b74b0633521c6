/**
 * Browsers the site supports, in three classes. docs/browsers.md explains them. The build, the lint and the tests read
 * this file.
 *
 * - full: the releases of the last two years. Everything works.
 * - sound: every browser with cascade layers (spring 2022). Every page is styled, and the menu, forms, quiz, search and
 *   filters work. Effects may be missing.
 * - plain: anything older, or a browser whose scripts fail. Visitors can read the HTML, follow links and send forms.
 */

/** Oldest version in the class "sound", keyed by the browser's name in MDN's compatibility data. */
export const oldestSound = {
  chrome: "99",
  edge: "99",
  firefox: "97",
  safari: "15.4",
  safari_ios: "15.4",
  samsunginternet_android: "18.0",
} as const;

/** Script and style target of the build, in the form that Vite reads: "chrome99". */
export const buildTarget: string[] = (["chrome", "edge", "firefox", "safari"] as const).map(
  (name) => name + oldestSound[name],
);

/** Age in years of the oldest release in the class "full". */
export const fullYears = 2;
