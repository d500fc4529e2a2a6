/** Classes that `variation-select.island.tsx` shares with `../components/variation.about.ts`. */
export const variationClass = { root: 'variation', select: 'variation-select' } as const

/** Separates the ids in `data-variation`. */
export const ID_SEPARATOR = '\n'
