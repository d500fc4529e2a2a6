/**
 * Codes of diagnostics for which whole API pages may be missing. Most others about a description
 * cost a detail of its pages.
 */
export const lostApiCodes: ReadonlySet<string> = new Set([
  'api/syntax',
  'api/not-a-description',
  'api/unreadable',
  'api/too-large',
  'api/too-deep',
  'api/version',
  'api/encoding',
  'api/fetch-failed',
  'api/file-not-found',
  'api/reference-refused',
  'api/operation-not-found',
  'api/schema-not-found',
  'api/channel-not-found',
  'api/reference-shape',
])
