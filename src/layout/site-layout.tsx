import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { Notifications } from "../components/notifications.tsx";
import { RouteChange } from "./route-change.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What every page of the site stands in. */
export default function SiteLayout() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <chakra.main id="content" tabIndex={-1} outline="none">
        <Outlet />
      </chakra.main>
      <SiteFooter />
      <Notifications />
      <RouteChange />
    </>
  );
}
