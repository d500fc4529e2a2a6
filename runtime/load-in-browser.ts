import { missingGlobal } from './missing-global.ts'

/**
 * Loads a module on the server that may need a browser to load.
 *
 * @param load Imports the module.
 * @param names Its exports.
 * @returns The module. If it lacks a global that only browsers have, stand-ins for its exports, which
 *   throw that error when they are rendered or read.
 * @throws What else its code throws.
 */
export async function loadInBrowser(
  load: () => Promise<Record<string, unknown>>,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  try {
    return await load()
  } catch (error) {
    if (missingGlobal(error) === undefined) throw error
    const fail = () => {
      throw error
    }
    const value = new Proxy({}, { get: fail, has: fail, ownKeys: fail, set: fail })
    return Object.fromEntries(
      names.map((name) => [name, isComponent(name) ? fail : value]),
    )
  }
}

function isComponent(name: string): boolean {
  return name === 'default' || /^[A-Z]/.test(name)
}
