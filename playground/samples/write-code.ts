import type { BuiltRequest } from '../request/built-request.ts'
import { exportFormats, type ExportFormat } from './exports/export-formats.ts'
import { writeExport, type ExportContext } from './exports/write-export.ts'
import { curlSample } from './languages/curl-sample.ts'
import type { LanguageId } from './sample-language-names.ts'
import { findLanguage } from './sample-languages.ts'

/**
 * Writes the request in a sample language or an export format. What a language's client can't
 * send is written as a cURL command.
 */
export function writeCode(
  format: LanguageId | ExportFormat,
  request: BuiltRequest,
  context: ExportContext,
): string {
  return isExport(format)
    ? writeExport(format, request, context)
    : (findLanguage(format)?.write(request) ?? curlSample(request))
}

function isExport(format: LanguageId | ExportFormat): format is ExportFormat {
  return exportFormats.some(({ id }) => id === format)
}
