/** A promise with a function that resolves it. */
interface Gate {
  opened: Promise<void>
  open(): void
}

/** Creates a promise for work that waits for another step. */
export function makeGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
