import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { stylesheet } from "../../theme/computed.ts";
import "../translation/keep-translation.ts";
import { persist } from "../components/lazy-with-retry.ts";
import { nextFrame } from "../show-fonts.ts";
import { IslandRoot } from "./island-root.tsx";
import { keepHtml } from "./keep-html.ts";
import { keepInput } from "./keep-input.ts";
import { type IslandName, islands } from "./registry.ts";

/** Maximum milliseconds that the first island waits for the theme's stylesheet. */
const stylesTimeout = 3000;

const cache = createCache({ key: "css", stylisPlugins: [] });

let theme: Promise<unknown> | undefined;

/**
 * Adds the theme’s stylesheet, once. Resolves when the stylesheet has loaded, or after a timeout. The page’s own styles
 * are only for its prerendered content. Without the file, new content works, but has no colors and sizes.
 */
function loadTheme(): Promise<unknown> {
  theme ??= Promise.race([
    stylesheet && persist(() => addStylesheet(stylesheet ?? "")),
    new Promise((resolve) => setTimeout(resolve, stylesTimeout)),
  ]);
  return theme;
}

function addStylesheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    document.head.append(link);
  });
}

/**
 * Returns the path that the page was built for. A copy of the page has another path: in an archive, or at
 * `/about/index.html` on a plain host.
 */
function ownPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // A page without a canonical URL has an empty link.
  return canonical?.href ? new URL(canonical.href).pathname : location.pathname;
}

/**
 * Makes an island of the page work. Resolves when it does. Rejects if a file does not load or React fails. The island's
 * HTML then stays as it was.
 */
export async function mount(host: HTMLElement): Promise<void> {
  const { island, props = "{}", prefix } = host.dataset;
  const [Content] = await Promise.all([islands[island as IslandName](), loadTheme()]);
  // The browser sends no click if React replaces a button between press and release.
  while (host.matches(":active")) await nextFrame();
  await new Promise<void>((resolve, reject) => {
    const restore = keepHtml(host);
    const giveBack = keepInput(host);
    let works = false;
    // Waits until a form has rendered the draft that its layout effect read.
    const ready = () =>
      queueMicrotask(() => {
        giveBack();
        works = true;
        resolve();
      });
    const root = hydrateRoot(
      host,
      <StrictMode>
        <CacheProvider value={cache}>
          <IslandRoot path={ownPath()} onReady={ready}>
            {createElement(Content as ComponentType, JSON.parse(props))}
          </IslandRoot>
        </CacheProvider>
      </StrictMode>,
      {
        identifierPrefix: prefix,
        // Extensions and translators change pages. React then renders the island again, and the input is restored.
        onRecoverableError: (error) =>
          host.dispatchEvent(new CustomEvent("rerendered", { bubbles: true, detail: error })),
        onUncaughtError(error) {
          console.error(error);
          // React cannot unmount while it renders.
          queueMicrotask(() => {
            root.unmount();
            restore();
            delete host.dataset.mounted;
            // Tells the page that scripts have failed. Until the island works, the caller does that.
            if (works) dispatchEvent(new Event("failed"));
          });
          reject(error);
        },
      },
    );
  });
}
