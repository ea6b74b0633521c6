import { allowed, isAllowed } from "./allowed.ts";
import { type BuiltCode, readBuiltCode } from "./built-site.ts";
import { effects, type Finding } from "./finding.ts";
import { lintStyleAttribute, lintStylesheet } from "./lint-css.ts";
import { lintScript } from "./lint-script.ts";

interface Problem extends Finding {
  files: Set<string>;
  codes: Set<string>;
}

/**
 * Returns printable lines about features that the built site uses but a "sound" browser lacks; empty if there are none.
 */
export function checkSite(root: string): string[] {
  const problems = new Map<string, Problem>();
  for (const { finding, file } of findingsIn(readBuiltCode(root))) {
    if (isAllowed(finding, file)) continue;
    const key = `${finding.effect} ${finding.feature}`;
    const problem = problems.get(key) ?? { ...finding, files: new Set(), codes: new Set() };
    problem.files.add(file);
    problem.codes.add(finding.code);
    problems.set(key, problem);
  }
  return [...problems.values()].sort((one, other) => one.feature.localeCompare(other.feature, "en")).map(tell);
}

function* findingsIn({
  stylesheets,
  styleAttributes,
  scripts,
}: BuiltCode): Generator<{ finding: Finding; file: string }> {
  const linted = [
    [stylesheets, lintStylesheet],
    [styleAttributes, lintStyleAttribute],
    [scripts, lintScript],
  ] as const;
  for (const [pieces, lint] of linted)
    for (const [code, files] of pieces)
      for (const finding of lint(code)) for (const file of files) yield { finding, file };
}

function tell({ feature, effect, lackedBy, files, codes }: Problem): string {
  const [means, fix] = effects[effect];
  const [file = ""] = files;
  const others = files.size > 1 ? `, and ${files.size - 1} more` : "";
  return [
    `error: ${feature}: ${means}`,
    `  in      ${file}${others}`,
    ...[...codes].slice(0, 3).map((code) => `          ${code}`),
    `  lacking ${lackedBy.join(", ")}`,
    `  fix     ${fix}`,
  ].join("\n");
}

export const allowedCount = allowed.length;
