/**
 * Adds the theme’s stylesheet to the document, for what scripts draw: a prerendered page brings styles of its own.
 * As soon as this module runs, so that it comes beside the entry’s script, which waits for it.
 */
import { stylesheet } from "../theme/stylesheet.ts";
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
