import { rolePackPage } from "../../data/pages.ts";
import { Island } from "../components/island.tsx";
import { RolePack } from "../islands/role-pack.tsx";
import { unlistedHead } from "../layout/page-meta.ts";

export const meta = () => unlistedHead(rolePackPage);

export default function RolePackRoute() {
  return (
    <Island>
      <RolePack />
    </Island>
  );
}
