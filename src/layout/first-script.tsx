import { colorModeKey } from "./color-mode.ts";
import { deferRendering } from "./deferred-rendering.ts";
import { skipToContent } from "./skip-to-content.ts";

// A chosen color mode never flashes the other one. Without a choice, or without storage, the theme follows the system
// by media query.
const colorMode = `try{const m=localStorage.getItem("${colorModeKey}");if(m==="light"||m==="dark")c.add(m)}catch{}`;

const script = `{const c=document.documentElement.classList;${colorMode}${skipToContent}${import.meta.env.PROD ? deferRendering : ""}}`;

/** Runs before anything is painted. */
export function FirstScript() {
  // A constant of ours, allowed by its hash in the content security policy.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
