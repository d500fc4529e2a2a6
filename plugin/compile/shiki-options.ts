/** Shiki's options on all pages: light colours directly, dark ones as CSS variables. */
export const SHIKI_OPTIONS = {
  defaultColor: 'light',
  cssVariablePrefix: '--shiki-',
  tokenizeMaxLineLength: 5_000,
  // No limit: on a busy machine it would change colours. Pages have a time limit of their own.
  tokenizeTimeLimit: 0,
} as const
