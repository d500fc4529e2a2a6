import type { BuiltRequest } from '../../request/built-request.ts'
import type { ExportFormat } from './export-formats.ts'
import { httpArchive, type ArchivedResponse } from './http-archive.ts'
import { httpFile } from './http-file.ts'
import { postmanCollection } from './postman-collection.ts'

export interface ExportContext {
  /** Of the operation. */
  title: string
  /** When the request was sent, or now. */
  started: number
  /** What came back, where it was sent as it is. */
  response?: ArchivedResponse | undefined
}

/** The request in a format of other tools: the text of a file that they import. */
export function writeExport(
  format: ExportFormat,
  request: BuiltRequest,
  context: ExportContext,
): string {
  switch (format) {
    case 'http':
      return httpFile(request, context.title)
    case 'har':
      return httpArchive(request, context.title, context)
    case 'postman':
      return postmanCollection(request, context.title)
  }
}
