import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router-dom";
import { layoutWords } from "../../data/layout.ts";
import { Island } from "../components/island.tsx";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { Notifications } from "../components/notifications.tsx";
import { setDisplayLoader, useOutbox } from "../forms/outbox/use-outbox.ts";
import NotFound from "../routes/not-found.tsx";
import { ErrorPage } from "./error-page.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const load = async () => (await import("./waiting-messages.tsx")).WaitingMessages;
const WaitingMessages = lazyWithRetry(load);
setDisplayLoader(load);

/** Shown above every page while the visitor has waiting submissions, or results that they haven't closed. */
export function Messages() {
  const { waiting, settled, unreadable } = useOutbox();
  if (waiting.length === 0 && settled.size === 0 && unreadable === 0) return null;
  return (
    <Suspense>
      <WaitingMessages />
    </Suspense>
  );
}

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
      <Island keeps="header">
        <SiteHeader />
      </Island>
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
