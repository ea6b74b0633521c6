import { hasNativeLook } from "../controls/native-look.ts";
import { describeElement } from "../describe-element.ts";

/** Rules about the size of targets. */
const aboutSize = ["sia-r111", "sia-r113"];

/**
 * Describes the elements of results, by their paths in Alfa, such as `/html[1]/body[1]`. A description is undefined for
 * an empty path, and for a result about the size of a native control.
 */
export function describeResults(results: { rule: string; path: string }[]) {
  return results.map(({ rule, path }) => {
    const element = path === "" ? undefined : elementAt(path);
    const isExcepted = element !== undefined && aboutSize.includes(rule) && hasNativeLook(element);
    return element && !isExcepted ? describeElement(element) : undefined;
  });
}

function elementAt(path: string): Element | undefined {
  let at: Element | Document | undefined = document;
  for (const [, name, index] of path.matchAll(/\/([^/[]+)\[(\d+)\]/g)) {
    const alike: Element[] = [...(at?.children ?? [])].filter(
      (child) => child.localName === name?.toLowerCase() || child.nodeName === name,
    );
    at = alike[Number(index) - 1];
  }
  return at instanceof Document ? at.documentElement : at;
}
