/** Groups items that share a key, in order of their first item. Drops items with a unique key. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()].filter(({ length }) => length > 1);
}
