import { describeElement } from "../describe-element.ts";

/** Describes the elements at paths of Alfa, such as `/html[1]/body[1]`. Returns undefined for an empty path. */
export function describePaths(paths: string[]) {
  return paths.map((path) => {
    const element = path === "" ? undefined : elementAt(path);
    return element && describeElement(element);
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
