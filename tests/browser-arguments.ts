/**
 * Flags for headless Chromium in tests: allow running as root, send no requests to Google, and tell the computed name and
 * role of an element.
 */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-blink-features=ComputedAccessibilityInfo",
];
