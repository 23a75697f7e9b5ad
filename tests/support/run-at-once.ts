/** Runs `work` for every item, at most `limit` at a time. Returns the results in the order of the items. */
export async function runAtOnce<Item, Value>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const rest = items.entries();
  const takeNext = async () => {
    for (const [index, item] of rest) values[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, takeNext));
  return values;
}
