/** A promise with the function that resolves it. */
export interface Gate {
  opened: Promise<void>
  open(): void
}

/** Makes a promise for work that waits until another step is over. */
export function makeGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
