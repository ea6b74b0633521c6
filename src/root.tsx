import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router-dom";
import { system } from "../theme/index.ts";
import { useHydrated } from "./components/use-hydrated.ts";
import { FirstScript } from "./layout/first-script.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The colour-mode script sets the class of <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <UntilHydrated>
          <FirstScript />
        </UntilHydrated>
      </head>
      <body>
        <ChakraProvider value={system}>{children}</ChakraProvider>
        <UntilHydrated>
          <Scripts />
        </UntilHydrated>
      </body>
    </html>
  );
}

/**
 * Scripts have run by the time React takes over. Were it ever to draw the document anew (a browser extension had
 * changed it, say), it could not create them: Trusted Types forbid the way it does that.
 */
function UntilHydrated({ children }: { children: ReactNode }) {
  return !useHydrated() && children;
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from "./layout/error-page.tsx";
