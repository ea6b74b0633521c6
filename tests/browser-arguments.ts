/** How headless Chromium is started for tests: also as root, and without its calls home. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The same for who looks at each page once and measures no time: what optimizing compilers make of its scripts comes too
 * late to pay, and takes a quarter of the processor time (0.82 s to open a page and run axe in it, 0.63 s without).
 */
export const lookingArguments = [...browserArguments, "--js-flags=--no-maglev --no-opt"];
