import type { BuiltRequest } from '../request/built-request.ts'
import { exportFormats, type ExportFormat } from './exports/export-formats.ts'
import { writeExport, type ExportContext } from './exports/write-export.ts'
import type { SampleLanguage } from './languages/live-languages.ts'
import { writeSample } from './languages/write-sample.ts'

/** The request in a language, or as a file of another tool. */
export function writeCode(
  format: SampleLanguage | ExportFormat,
  request: BuiltRequest,
  context: ExportContext,
): string {
  return isExport(format)
    ? writeExport(format, request, context)
    : writeSample(format, request)
}

function isExport(format: SampleLanguage | ExportFormat): format is ExportFormat {
  return exportFormats.some(({ id }) => id === format)
}
