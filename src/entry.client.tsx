import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { keepPage, restorePage } from "./keep-page.ts";
import { createHydrationStyleCache } from "./style-cache.ts";
import { showOriginalWords } from "./translation/show-original-words.ts";

const { pathname, search, hash } = window.location;

/** Milliseconds that hydration waits for the theme's stylesheet. */
const stylesTimeout = 3000;

/** True in the one file that serves every unknown URL. The development server renders each URL separately. */
const isNotFound = import.meta.env.PROD && "routes/not-found" in window.__reactRouterRouteModules;

// The router must start at the path that the file was rendered for: an unknown product's URL would match the product
// route.
if (isNotFound) history.replaceState(history.state, "", "/404");

/** Restores the requested URL in the address bar once the router has started. */
function AskedAddress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (isNotFound) history.replaceState(history.state, "", pathname + search + hash);
  }, []);
  return children;
}

const styles = createHydrationStyleCache();

// Everything that React renders from now on takes its tokens from the theme's stylesheet (theme-styles.ts).
const themeStyles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
if (themeStyles && !themeStyles.sheet) {
  await new Promise((resume) => {
    themeStyles.addEventListener("load", resume);
    themeStyles.addEventListener("error", resume);
    setTimeout(resume, stylesTimeout);
  });
}

// Lets the visitor's input run before React's first task.
await new Promise((resume) => setTimeout(resume));

await showOriginalWords();

// Builds load it before React (first-script.ts).
if (import.meta.env.DEV) await import("./site-script.ts");

// Earlier clicks are repeated after hydration (first-script.ts).
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
  // Errors must stay visible in development.
  if (import.meta.env.PROD) keepPage(() => root.unmount());
});
