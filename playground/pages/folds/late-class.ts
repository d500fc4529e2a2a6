/** Names by which `fold-tools.island.tsx` finds its way in a page. */
export const lateClass = {
  /** A fold whose rows are elsewhere; `data-at` has the id that rows in it begin with. */
  fold: 'api-late',
  /** Around the rows of a schema; `data-at` likewise. */
  rows: 'api-rows',
  /** The button that opens or closes all folds of its section. */
  all: 'api-fold-all',
} as const
