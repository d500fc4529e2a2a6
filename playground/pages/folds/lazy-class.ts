/** Class names shared by the rendered page and `fold-tools.island.tsx`. */
export const lazyClass = {
  /** A fold whose rows are on another page. `data-at` is the id prefix for its rows. */
  fold: 'api-lazy',
  /** The container of a schema's rows. `data-at` is their id prefix. */
  rows: 'api-rows',
  /** The button that opens or closes all folds of its section. */
  all: 'api-fold-all',
} as const
