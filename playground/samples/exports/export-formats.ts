/** Formats that other tools import, with the name of the downloaded file. */
export const exportFormats = [
  { id: 'http', label: '.http', file: 'request.http' },
  { id: 'har', label: 'HAR', file: 'request.har' },
  { id: 'postman', label: 'Postman', file: 'postman_collection.json' },
] as const

/** Id of a format of other tools that a request can be saved in. */
export type ExportFormat = (typeof exportFormats)[number]['id']
