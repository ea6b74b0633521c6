import { type Finding, kinds, launchList } from "./launch-findings.ts";

/**
 * Kinds that only a person can remove. Dates do not stop a build, because real content also has near and past dates.
 */
const unreal = ["confirm", "address", "sample"] as const satisfies readonly Finding["kind"][];

/** Maximum number of findings of each kind to print. */
const shown = 3;

/** Returns the message for a build with samples at a public origin. Undefined if the site has none. */
export function refusal(origin: string, findings: readonly Finding[]): string | undefined {
  const groups = unreal.flatMap((kind) => {
    const [heading = "", ...lines] = launchList(findings.filter((finding) => finding.kind === kind))
      .trimEnd()
      .split("\n");
    return heading.startsWith(kinds[kind]) ? [[heading, ...lines.slice(0, shown)].join("\n")] : [];
  });
  if (groups.length === 0) return undefined;
  return `error: the site has samples, and the public can reach ${origin}

${groups.join("\n\n")}

Replace or confirm each: 'npm run check:launch' lists all.
To publish anyway, set SAMPLES=shown. Each page then says that it has samples, and search engines leave it out.`;
}
