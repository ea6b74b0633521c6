import { failedKey } from "../keep-page.ts";
import { colorModeKey } from "./color-mode.ts";
import { skipToContent } from "./skip-to-content.ts";

// A chosen color mode never flashes the other one. Without a choice, or without storage, the theme follows the system
// by media query.
const colorMode = `const m=localStorage.getItem("${colorModeKey}");if(m==="light"||m==="dark")c.add(m);`;

/**
 * Decides if the page runs scripts: not in browsers without cascade layers (data/browsers.ts), in pages that the
 * service made (`without-scripts`), or when they have failed in this visit. The styles for pages without scripts come
 * right before this script in a finished page, and apply until it turns them off.
 */
const scripts = `if(!self.CSSLayerBlockRule||c.contains("failed"))c.add("without-scripts");if(!c.contains("without-scripts"))document.currentScript.previousElementSibling.media="not all";`;

const script = `{const c=document.documentElement.classList;try{${colorMode}if(sessionStorage.getItem("${failedKey}"))c.add("failed")}catch{}${import.meta.env.PROD ? scripts : ""}${skipToContent}}`;

/** Runs before the first paint. */
export function FirstScript() {
  // A constant of ours, allowed by its hash in the content security policy.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
