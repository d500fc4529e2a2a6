import { browserGlobals } from '../../runtime/kit/browser-globals.ts'

/** Global variables of Node, without those that pages define when they are rendered. */
export const nodeGlobals: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(globalThis),
)

/** Whether a name is a global variable, of Node or of browsers. */
export function isGlobalName(name: string): boolean {
  return nodeGlobals.has(name) || browserGlobals.has(name)
}
