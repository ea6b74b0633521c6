import { everyPath } from "../../data/every-page.ts";
import { statesOf } from "../states/every-state.ts";
import { htmlOf } from "./page-texts.ts";
import type { PageStates } from "./plan-visits.ts";

/** An address where there is no page: what stands there is a page, too. */
export const notFoundPath = "/no-such-page";

/** Paths of all that is audited. */
export function auditedPaths(): string[] {
  return [...everyPath(), notFoundPath];
}

/** Every page with every state it has where it is served. `hasIntake`: whether its forms may be sent there. */
export async function pagesAt(origin: string, { hasIntake }: { hasIntake: boolean }): Promise<PageStates[]> {
  const isReachable = ({ needs }: PageStates["states"][number]) => hasIntake || needs !== "intake";
  return Promise.all(
    auditedPaths().map(async (path) => {
      const html = await htmlOf(origin, path);
      return { path, states: statesOf(path, html).filter(isReachable), weight: html.length };
    }),
  );
}
