/**
 * Adds the theme's stylesheet to the document for content that scripts render. A prerendered page has its own styles.
 * The request starts as soon as this module runs, in parallel with the entry's script, which waits for it.
 */
import { stylesheet } from "../theme/computed.ts";
import { persist } from "./components/lazy-with-retry.ts";

function addStylesheet(): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} has not come`));
    };
    document.head.append(link);
  });
}

if (!import.meta.env.SSR && stylesheet) void persist(addStylesheet);
