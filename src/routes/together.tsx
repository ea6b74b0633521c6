import { roles } from "../../data/quiz/roles.ts";
import { Island } from "../components/island.tsx";
import { Together } from "../islands/together.tsx";
import { pageMeta } from "../layout/page-meta.ts";

export const meta = pageMeta("/quiz/together");

export default function TogetherRoute() {
  return (
    <Island>
      <Together roles={roles.map(({ key, name, gloss }) => ({ key, name, gloss }))} />
    </Island>
  );
}
