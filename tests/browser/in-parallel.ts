/** Number of pages processed at a time, which mostly wait for requests. */
const PAGES = 4

/** Runs a task for each item, a few at a time. Rejects with the first error. */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) await task(item, index)
  }
  await Promise.all(Array.from({ length: PAGES }, worker))
}
