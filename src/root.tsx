import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router-dom";
import { system } from "../theme/index.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // A script sets the class of <html> before React hydrates it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href="/icon.png" />
      </head>
      <body>
        <ChakraProvider value={system}>{children}</ChakraProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from "./layout/error-page.tsx";
