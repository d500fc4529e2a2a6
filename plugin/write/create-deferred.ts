/** A promise with a function that resolves it. */
interface Deferred {
  opened: Promise<void>
  open(): void
}

/** Creates a promise for work that waits for another step. */
export function createDeferred(): Deferred {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
