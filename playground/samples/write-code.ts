import type { BuiltRequest } from '../request/built-request.ts'
import { exportFormats, type ExportFormat } from './exports/export-formats.ts'
import { writeExport, type ExportContext } from './exports/write-export.ts'
import type { SampleLanguage } from './languages/live-languages.ts'
import { writeSample } from './languages/write-sample.ts'

/** Writes the request in a sample language or an export format. */
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
