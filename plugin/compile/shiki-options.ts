/** How Shiki highlights on every page: light colours by themselves, dark ones as variables. */
export const SHIKI_OPTIONS = {
  defaultColor: 'light',
  cssVariablePrefix: '--shiki-',
  tokenizeMaxLineLength: 5_000,
  // A limit would change colours where the machine is busy; the page's own limit remains.
  tokenizeTimeLimit: 0,
} as const
