/** The text of every token file by its name, as it is on the disk. Loaded when a file is taken home. */
export const tokenTexts: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../theme/tokens/*.tokens.json", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text]),
);
