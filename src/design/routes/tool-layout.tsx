import { SkipNavLink } from "@chakra-ui/react";
import { Outlet, useLocation } from "react-router-dom";
import { layoutWords } from "../../../data/layout-words.ts";
import { Island } from "../../components/island.tsx";
import { PathContext } from "../../components/use-address.ts";
import { SiteNotifications } from "../../layout/site-notifications.tsx";
import { Submissions } from "../../layout/submissions.tsx";

/** Layout of a page that is a tool. The tool fills the window with its own bar and main landmark. */
export default function ToolLayout() {
  return (
    <PathContext value={useLocation().pathname}>
      <SkipNavLink id="content">{layoutWords.skip}</SkipNavLink>
      <Island>
        <Submissions />
      </Island>
      <Outlet />
      <Island>
        <SiteNotifications />
      </Island>
    </PathContext>
  );
}
