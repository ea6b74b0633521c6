/** Text of every token file on disk, by name. Loaded only for a download or a save. */
export const tokenTexts: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../theme/tokens/*.tokens.json", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text]),
);
