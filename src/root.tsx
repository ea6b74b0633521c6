import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import { fontFaces } from "../theme/fonts.ts";
import { system } from "../theme/index.ts";
import { ColorModeScript } from "./layout/color-mode-script.tsx";

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
        <style>{fontFaces}</style>
        <ColorModeScript />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ChakraProvider value={system}>
      <Outlet />
    </ChakraProvider>
  );
}

export { ErrorPage as ErrorBoundary } from "./layout/error-page.tsx";
