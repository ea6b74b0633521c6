import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { keepPage, restorePage } from "./keep-page.ts";
import { createHydrationStyleCache } from "./style-cache.ts";
import { showOriginalWords } from "./translation/show-original-words.ts";

const { pathname, search, hash } = window.location;

/** How long hydration waits for the theme’s stylesheet, in milliseconds. */
const stylesTimeout = 3000;

/** Whether this is the one file that answers every unknown address; the development server renders each by itself. */
const isNotFound = import.meta.env.PROD && "routes/not-found" in window.__reactRouterRouteModules;

// The router has to start where the file was rendered: an unknown product’s address would match the route for products.
if (isNotFound) history.replaceState(history.state, "", "/404");

/** Gives the address bar back what the visitor asked for, as soon as the router has started. */
function AskedAddress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (isNotFound) history.replaceState(history.state, "", pathname + search + hash);
  }, []);
  return children;
}

const styles = createHydrationStyleCache();

// What React draws from now on takes its tokens from the theme’s stylesheet (theme-styles.ts).
const themeStyles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
if (themeStyles && !themeStyles.sheet) {
  await new Promise((resume) => {
    themeStyles.addEventListener("load", resume);
    themeStyles.addEventListener("error", resume);
    setTimeout(resume, stylesTimeout);
  });
}

// The visitor’s own touch comes before the first task of React’s.
await new Promise((resume) => setTimeout(resume));

await showOriginalWords();

// Builds load it before React (first-script.ts).
if (import.meta.env.DEV) await import("./site-script.ts");

// Clicks that came before are repeated when the page has hydrated (first-script.ts).
dispatchEvent(new Event("hydrating"));
startTransition(() => {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <AskedAddress>
        <CacheProvider value={styles}>
          <HydratedRouter />
        </CacheProvider>
      </AskedAddress>
    </StrictMode>,
    {
      onUncaughtError(error) {
        console.error(error);
        restorePage();
      },
    },
  );
  // Developers are to see what fails.
  if (import.meta.env.PROD) keepPage(pathname, () => root.unmount());
});
