// Comes before all else: the page’s own first script imports this file, and reads streams.
import "./polyfills.ts";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router-dom";
import { system } from "../theme/index.ts";
import "./theme-styles.ts";

/**
 * Scripts have run by the time React takes over, and it leaves alone what it does not know in the head and the body.
 * Were it to draw the document anew (a browser extension had changed it, say), it could not create them: Trusted Types
 * forbid it.
 */
const isPrerender = import.meta.env.SSR;

/**
 * A page that the browser translates during hydration is drawn anew, `<html>` too. It keeps its color mode and the
 * language into which it is translated.
 */
const { lang, className } = isPrerender ? { lang: "en" } : document.documentElement;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first script sets the class of <html> before React sees it.
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
