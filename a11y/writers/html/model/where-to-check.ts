import type { Audit } from "../../../audit.ts";

/** Where a person finds the site that was audited, to check it by hand; the audit’s own server is gone by then. */
export function whereToCheck({ isOwnBuild, origin }: Audit): string {
  if (!isOwnBuild) return `The site to check: ${origin}.`;
  return "The site to check: run npm start in the project’s folder, then open http://127.0.0.1:4173.";
}
