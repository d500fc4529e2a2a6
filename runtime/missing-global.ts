import { browserGlobals } from './kit/browser-globals.ts'

/** The global that only browsers have and that an error is about. */
export function missingGlobal(error: unknown): string | undefined {
  if (!(error instanceof ReferenceError)) return undefined
  const [, name = ''] = /^(\w+) is not defined$/.exec(error.message) ?? []
  return browserGlobals.has(name) ? name : undefined
}
