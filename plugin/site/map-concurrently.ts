/** Concurrency limit: more open files gain nothing and may exceed the system's limit. */
const CONCURRENCY = 64

/** `Promise.all` over a list with limited concurrency. Results keep the order. */
export async function mapConcurrently<From, To>(
  items: readonly From[],
  run: (item: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const index = next++
      results[index] = await run(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, work))
  return results
}
