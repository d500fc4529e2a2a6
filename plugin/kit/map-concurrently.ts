/** Files open at a time: more gain nothing and may exceed the system's limit. */
const LIMIT = 64

/**
 * `Promise.all` over a list with limited concurrency. Results keep the order. After a rejection,
 * no further items are started.
 *
 * @param limit Number of items in progress at a time.
 */
export async function mapConcurrently<From, To>(
  items: readonly From[],
  run: (item: From) => Promise<To>,
  limit = LIMIT,
): Promise<To[]> {
  const results: To[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const index = next++
      try {
        results[index] = await run(items[index]!)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return results
}
