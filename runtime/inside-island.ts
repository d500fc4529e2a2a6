import { createContext } from 'preact'

/**
 * True on the server inside an island's own elements, whose HTML is hydrated in the browser.
 * Static slots are outside.
 */
export const InsideIsland = createContext(false)
