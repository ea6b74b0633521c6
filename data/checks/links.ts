/** How a link of the data may begin, by the field it stands in. */
const links = {
  to: { pattern: /^(\/(?!\/)|#)\S*$/, mend: "begin with '/' for a page of this site, or write the field 'href'" },
  href: {
    pattern: /^(https:\/\/|mailto:|tel:)\S+$/,
    mend: "begin with https://, or write 'to' for a page of this site",
  },
} as const;

/** What is wrong with the links of one entry, however deep they lie. Whether they lead anywhere is seen in the built pages. */
export function linkMistakes(file: string, entry: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field !== "to" && field !== "href") return linkMistakes(file, entry, inner);
    const { pattern, mend } = links[field];
    return pattern.test(String(inner)) ? [] : [`${file}, '${entry}', ${field}: '${inner}' is no link; ${mend}`];
  });
}
