/**
 * Modules that islands fetch in the browser, after a click. The server renders an island as it is
 * before that: a fifth of all modules need not be bundled for it.
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
  'playground/samples/late/write-late',
  'playground/samples/write-code',
  'theme/keyboard/shortcuts-dialog',
  'theme/search/page-search',
  'theme/search/search-dialog',
] as const
