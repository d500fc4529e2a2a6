const NAMES = ['localStorage', 'sessionStorage'] as const

/**
 * Renders on the server. What reads the reader's storage meanwhile is rendered as for a reader
 * who comes for the first time.
 */
export function withEmptyStorage<Result>(render: () => Result): Result {
  try {
    return render()
  } catch (error) {
    if (!(error instanceof ReferenceError) || !NAMES.some((name) => isAbout(error, name)))
      throw error
  }
  for (const name of NAMES)
    Object.defineProperty(globalThis, name, { configurable: true, value: emptyStorage() })
  try {
    return render()
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(globalThis, name)
  }
}

function isAbout({ message }: ReferenceError, name: string): boolean {
  return message === `${name} is not defined`
}

/** A storage without items, which keeps none. */
function emptyStorage(): Storage {
  return {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem() {},
    removeItem() {},
    clear() {},
  }
}
