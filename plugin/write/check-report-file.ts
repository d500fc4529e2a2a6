import { resolve } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { isFile } from '../kit/is-file.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Project } from '../site/project.ts'

/**
 * Checks that the build report (`--report`) replaces nothing but an earlier report, before the
 * build does anything.
 *
 * @throws SkerryError if the file has other content: `--report docs.json` would overwrite the
 *   settings.
 */
export function checkReportFile({
  root,
  options,
}: Pick<Project, 'root' | 'options'>): void {
  if (!options.report) return
  const file = resolve(root, options.report)
  if (!isFile(file) || isReport(readTextFile(file) ?? '')) return
  throw new SkerryError([
    {
      severity: 'error',
      code: 'build/report-file',
      message: `the report would replace ${file}, which is not a build report`,
      hint: 'Choose another file with `--report`, or delete this one.',
    },
  ])
}

function isReport(text: string): boolean {
  if (text.trim() === '') return true
  try {
    const value: unknown = JSON.parse(text)
    const keys = ['pages', 'work', 'diagnostics']
    return isPlainObject(value) && keys.every((key) => key in value)
  } catch {
    return false
  }
}
