import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ignore from 'ignore'
import { readTextFile } from '../kit/read-text-file.ts'
import { normaliseRef } from './page-ref.ts'

/** A file that a line of `.mintignore` excludes from the site. */
export interface IgnoredFile {
  /** Root-relative. */
  file: string
  /** The line's pattern. */
  pattern: string
  /** 1-based. */
  line: number
}

/**
 * Finds out why a file isn't part of the site: returns the first of several root-relative files
 * that exists and that `.mintignore` excludes, with the line that does so.
 */
export function ignoredFile(
  root: string,
  files: readonly string[],
): IgnoredFile | undefined {
  for (const file of files) {
    if (!ignore.isPathValid(file) || !existsSync(join(root, file))) continue
    const lines = (readTextFile(join(root, '.mintignore')) ?? '').split(/\r?\n/)
    const rules = ignore({ ignorecase: true }).add(
      lines.map((pattern, index) => ({ pattern, mark: String(index + 1) })),
    )
    const { ignored, rule } = rules.test(file)
    if (ignored && rule)
      return { file, pattern: rule.pattern.trim(), line: Number(rule.mark) }
  }
  return undefined
}

/** As `ignoredFile`, for the page at a path or root-relative URL. */
export function ignoredPage(root: string, ref: string): IgnoredFile | undefined {
  const path = normaliseRef(ref)
  const names = [path, `${path}/index`]
  return ignoredFile(
    root,
    names.flatMap((name) => [`${name}.mdx`, `${name}.md`]),
  )
}

/** A message about a reference to such a file, that starts as given, and the way out. */
export function ignoredFileText(
  start: string,
  { file, pattern, line }: IgnoredFile,
): { message: string; hint: string } {
  return {
    message: `${start} line ${line} of \`.mintignore\` excludes \`${file}\``,
    hint: `To publish it, remove \`${pattern}\` from \`.mintignore\`.`,
  }
}
