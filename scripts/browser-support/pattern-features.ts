const syntax = "javascript.regular_expressions";

const groups: readonly (readonly [start: RegExp, feature: string])[] = [
  [/^\(\?<[=!]/, `${syntax}.lookbehind_assertion`],
  [/^\(\?[ims]*(-[ims]*)?:/, `${syntax}.modifier`],
];

const flagFeatures: Readonly<Record<string, string>> = {
  v: "javascript.builtins.RegExp.unicodeSets",
  d: "javascript.builtins.RegExp.hasIndices",
};

/**
 * Returns the new syntax in a regular expression. Browsers without it reject the whole file, or the constructor throws.
 */
export function patternFeatures(pattern: string, flags: string): string[] {
  const found = new Set([...flags].flatMap((flag) => flagFeatures[flag] ?? []));
  const names = new Set<string>();
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === "\\") at++;
    else if (char === "[") isInClass = true;
    else if (char === "]") isInClass = false;
    else if (char === "(" && !isInClass)
      for (const feature of groupFeatures(pattern.slice(at), names)) found.add(feature);
  }
  return [...found];
}

function groupFeatures(rest: string, names: Set<string>): string[] {
  const name = /^\(\?<([^=!>][^>]*)>/.exec(rest)?.[1];
  const isTwice = name !== undefined && names.has(name);
  if (name !== undefined) names.add(name);
  return [
    ...groups.filter(([start]) => start.test(rest) && !rest.startsWith("(?:")).map(([, feature]) => feature),
    ...(isTwice ? [`${syntax}.named_capturing_group.duplicate_named_capturing_groups`] : []),
  ];
}
