/** Flags for headless Chromium in audits and tests: allow root, use no GPU or QUIC, and send no requests to Google. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
