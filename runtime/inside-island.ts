import { createContext } from 'preact'

/**
 * True on the server below an island's own elements, where the browser draws everything
 * itself.
 */
export const InsideIsland = createContext(false)
