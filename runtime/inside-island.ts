import { createContext } from 'preact'

/**
 * True on the server below an island's own elements, whose HTML the browser renders
 * again.
 */
export const InsideIsland = createContext(false)
