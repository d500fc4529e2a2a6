import type { BuiltRequest } from '../../request/built-request.ts'
import type { ExportFormat } from './export-formats.ts'
import { httpArchive, type ArchivedResponse } from './http-archive.ts'
import { httpFile } from './http-file.ts'
import { postmanCollection } from './postman-collection.ts'

/** What an export contains besides the request. */
export interface ExportContext {
  /** Title of the operation. */
  title: string
  /** When the request was sent, else the current time; in milliseconds since 1970. */
  started: number
  /** The response, if exactly this request was sent. */
  response?: ArchivedResponse | undefined
}

/**
 * Writes the request in an export format. Returns the content of a file that other tools import.
 */
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
