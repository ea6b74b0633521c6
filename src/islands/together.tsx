import { Suspense } from "react";
import type { Role } from "../../data/quiz/roles.ts";
import { togetherPage } from "../../data/quiz/together.ts";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { moveTo, useFragment } from "../components/use-address.ts";
import { groupFragment, linesOf, readGroup, unreadNames } from "../quiz/group.ts";
import { GroupForm } from "../sections/together/group-form.tsx";
import { TogetherHero } from "../sections/together/together-hero.tsx";

/** Lazy because only visitors with a group need it. */
const GroupResult = lazyWithRetry(async () => (await import("../sections/together/group-result.tsx")).GroupResult);

export function Together({ roles }: { roles: readonly Pick<Role, "key" | "name" | "gloss">[] }) {
  const fragment = useFragment();
  const group = readGroup(fragment, roles);
  const unread = group ? unreadNames(fragment, roles) : [];
  const isUnreadable = fragment.length > 1 && !group && fragment.includes("=");
  const { errors } = togetherPage;
  const problem = isUnreadable
    ? errors.fragment
    : unread.length > 0 && errors.person.replace("{names}", () => unread.join(", "));
  return (
    <>
      <TogetherHero words={togetherPage} problem={problem}>
        <GroupForm
          words={togetherPage}
          roles={roles}
          lines={group ? linesOf(group, roles) : ""}
          onShow={(members) => moveTo(groupFragment(members))}
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
