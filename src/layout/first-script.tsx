import { colorModeKey } from "./color-mode.ts";

// A chosen color mode never flashes the other one. Without a choice, or without storage, the theme follows the system by
// media query.
const colorMode = `try{const m=localStorage.getItem("${colorModeKey}");if(m==="light"||m==="dark")c.add(m)}catch{}`;

// What lies below the fold rests until the page has come to life (see delivery/document.ts), except where the browser has
// to know every height at once: to scroll to a target or to where the visitor was.
const resting = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")c.add("resting")`;

const script = `{const c=document.documentElement.classList;${colorMode}${import.meta.env.PROD ? resting : ""}}`;

/** Runs before anything is painted. */
export function FirstScript() {
  // A constant of ours, allowed by its hash in the content security policy.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
