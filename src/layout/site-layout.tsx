import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router-dom";
import { Island } from "../components/island.tsx";
import { PathContext } from "../components/use-address.ts";
import { ErrorPage } from "./error-page.tsx";
import { MissingPage } from "./missing-page.tsx";
import { SamplesLine, samplesShown } from "./samples.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteNotifications } from "./site-notifications.tsx";
import { Submissions } from "./submissions.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The page for an unknown URL, or for one that fails to render in development. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{isMissing ? <MissingPage /> : <ErrorPage />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PathContext value={useLocation().pathname}>
      <SiteHeader />
      <Island>
        <Submissions />
      </Island>
      {samplesShown && <SamplesLine />}
      <chakra.main id="content" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <SiteFooter />
      <Island>
        <SiteNotifications />
      </Island>
    </PathContext>
  );
}
