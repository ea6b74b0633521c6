// Must be the first import: the page's own first script imports this file, and reads streams.
import "./polyfills.ts";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router-dom";
import { system } from "../theme/index.ts";
import "./theme-styles.ts";

/**
 * The scripts have already run when React hydrates, and React ignores unknown elements in head and body. If React had
 * to re-render the document, for example after a browser extension changed it, Trusted Types would forbid it to create
 * them.
 */
const isPrerender = import.meta.env.SSR;

/**
 * A page that the browser translates during hydration is re-rendered, including `<html>`. It keeps its color mode and
 * the language of the translation.
 */
const { lang, className } = isPrerender ? { lang: "en" } : document.documentElement;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first script sets the class of <html> before React hydrates it.
    <html lang={lang} className={className} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href="/icon.png" />
      </head>
      <body>
        <ChakraProvider value={system}>{children}</ChakraProvider>
        {isPrerender && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from "./layout/error-page.tsx";
