/**
 * Modules that islands load in the browser on demand. The server renders islands in their
 * initial state, so a fifth of all modules can be left out of its bundle.
 */
export const browserParts = [
  'playground/console/dialog',
  'playground/console/oauth/oauth-form',
  'playground/console/response/outcome-view',
  'playground/console/send/exchange-request',
  'playground/console/socket/socket-dialog',
  'playground/console/tools/history-panel',
  'playground/console/tools/import-panel',
  'playground/console/tools/variables-panel',
  'playground/samples/lazy/write-tokens',
  'playground/samples/write-code',
  'theme/keyboard/shortcuts-dialog',
  'theme/search/page-search',
  'theme/search/search-dialog',
] as const
