import { designNav } from "../../data/design/nav.ts";
import { workbenchPage } from "../../data/design/pages.ts";
import { designHead } from "../layout/design-head.ts";
import { DesignHero } from "../sections/design/design-hero.tsx";

export const meta = () => designHead(workbenchPage);

export default function WorkbenchRoute() {
  return <DesignHero title="Workbench" lead="x" nav={designNav} path={workbenchPage.path} />;
}
