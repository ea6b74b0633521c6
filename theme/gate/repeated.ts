/** Items that have their key in common with others, in groups, in the order of their first. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()].filter(({ length }) => length > 1);
}
