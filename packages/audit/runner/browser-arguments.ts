/**
 * Features that Playwright turns off. The list is repeated, because Chromium reads only the last `--disable-features`.
 * Source: the command line of Chromium as Playwright 1.65.1 starts it.
 */
const offInPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Lists of suggestions under the address bar. A full Chromium 156 loads them as two web pages for each window. Without
 * them, a context with one page took 0.7 s of processor time instead of 1.4 s (2026-11-30).
 */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * Gives each document of a site its own frame in the browser process. Without it, opening a small page took 47 ms of
 * processor time instead of 58 ms (Chromium 156, 2026-12-01).
 */
const framePerDocument = "RenderDocument";

/** Flags for headless Chromium in audits and tests: allow root, use no GPU or QUIC, and send no requests to Google. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...offInPlaywright, ...addressBarPages, framePerDocument].join(",")}`,
];
