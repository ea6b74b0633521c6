import type { Audit } from "../../../audit.ts";

/** Explains how to open the site for manual checks. The audit's server no longer runs. */
export function whereToCheck({ isOwnBuild, origin }: Audit): string {
  if (!isOwnBuild) return `The site to check: ${origin}.`;
  return "The site to check: run npm start in the project’s folder, then open http://127.0.0.1:4173.";
}
