import { createContext } from 'preact'

/**
 * Where the server renders something: in the page or in a slot of an island (`page`), in a slot
 * that receives contexts of an island around it (`provided`), or among an island's own elements,
 * whose HTML is hydrated in the browser (`island`).
 */
export const IslandPlace = createContext<'page' | 'provided' | 'island'>('page')
