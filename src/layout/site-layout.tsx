import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router-dom";
import { layoutWords } from "../../data/layout.ts";
import { Island } from "../components/island.tsx";
import { Notifications } from "../components/notifications.tsx";
import NotFound from "../routes/not-found.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Messages } from "./messages.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The page for an unknown URL, or the prerendered page if this one fails to render. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{isMissing ? <NotFound /> : <ErrorPage />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Makes the first script repeat early clicks.
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <SiteHeader />
      <Island>
        <Messages />
      </Island>
      <chakra.main id="content" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <Island keeps="footer">
        <SiteFooter />
      </Island>
      <Island>
        <Notifications words={layoutWords.notifications} />
      </Island>
    </>
  );
}
