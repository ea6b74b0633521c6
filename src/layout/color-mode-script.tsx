import { colorModeKey } from "./color-mode.ts";

// Runs before the first paint, so that a chosen colour mode never flashes the other one. Without a choice, or without
// storage, the theme follows the system by media query.
const script = `try{const m=localStorage.getItem("${colorModeKey}");if(m==="light"||m==="dark")document.documentElement.classList.add(m)}catch{}`;

export function ColorModeScript() {
  // A constant of ours, allowed by its hash in the content security policy.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
