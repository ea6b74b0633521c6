import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router-dom";
import { layoutWords } from "../../data/layout.ts";
import { Notifications } from "../components/notifications.tsx";
import NotFound from "../routes/not-found.tsx";
import { renderBands } from "./deferred-rendering.ts";
import { ErrorPage } from "./error-page.tsx";
import { Messages } from "./messages.tsx";
import { RouteChange } from "./route-change.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that is not there, or one that fails to draw; the way to all other pages stays open. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{isMissing ? <NotFound /> : <ErrorPage />}</Frame>;
}

/** What every page of the site stands in. */
function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The loader waits for this to replay early clicks.
    dispatchEvent(new Event("hydrated"));
    renderBands();
  }, []);
  return (
    <>
      <SiteHeader />
      <Messages />
      <chakra.main id="content" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <SiteFooter />
      <Notifications words={layoutWords.notifications} />
      <RouteChange />
    </>
  );
}
