import { pageModule } from "./page-module.ts";

/** Functions that run in pages, by their names. */
export type PageFunctions = typeof import("../page/index.ts");

export const { inPage, inPageHandle, inDebugger, atStart } = pageModule<PageFunctions>(
  "@kindred-ground/audit",
  new URL("../page/index.ts", import.meta.url),
);
