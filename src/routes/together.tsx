import { Suspense } from "react";
import { roles } from "../../data/quiz/roles.ts";
import { togetherPage } from "../../data/quiz/together.ts";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { useHash } from "../components/use-settled.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { groupFragment, linesOf, readGroup } from "../quiz/group.ts";
import { GroupForm } from "../sections/together/group-form.tsx";
import { TogetherHero } from "../sections/together/together-hero.tsx";
import type { Route } from "./+types/together.ts";

/** Runs at build time, so that the page doesn't carry the roles' full texts. */
export function loader() {
  return { roles: roles.map(({ key, name, gloss }) => ({ key, name, gloss })) };
}

export const meta = pageMeta("/quiz/together");

/** Only visitors with a group need it. */
const GroupResult = lazyWithRetry(async () => (await import("../sections/together/group-result.tsx")).GroupResult);

export default function Together({ loaderData: { roles } }: Route.ComponentProps) {
  const hash = useHash();
  const group = readGroup(hash, roles);
  const isUnreadable = hash.length > 1 && !group && hash.includes("=");
  return (
    <>
      <TogetherHero words={togetherPage} isUnreadable={isUnreadable}>
        <GroupForm
          words={togetherPage}
          roles={roles}
          lines={group ? linesOf(group, roles) : ""}
          onShow={(members) => {
            window.location.hash = groupFragment(members);
          }}
        />
      </TogetherHero>
      {group && (
        <Suspense>
          <GroupResult words={togetherPage.result} roles={roles} group={group} />
        </Suspense>
      )}
    </>
  );
}
