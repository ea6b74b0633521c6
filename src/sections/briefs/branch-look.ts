/** What a brief wears: its branch’s palette and name, or the whole organisation’s. */
export interface BranchLook {
  palette: "clay" | "night" | "plum" | "fern";
  /** Stands above the h1. */
  name: string;
}
