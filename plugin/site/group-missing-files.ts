import { posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { groupBy } from '../kit/group-by.ts'

/** More places of one problem are counted, not listed. */
const MAX_PLACES = 50

/**
 * Combines the diagnostics about files of API descriptions that don't exist: those about one file,
 * and those about one folder without any file. A folder that was moved or renamed is one mistake,
 * however many references lead into it. The first one keeps its place, and its hint lists the
 * others, and where files with these names are.
 *
 * @param known Files of the project, to tell which folders exist.
 */
export function groupMissingFiles(
  diagnostics: readonly Diagnostic[],
  known: readonly string[],
): Diagnostic[] {
  const folders = new Set(known.flatMap(foldersOf))
  const groups = groupBy(diagnostics, (diagnostic) => {
    const file = missingFile(diagnostic)
    if (file === undefined) return undefined
    return foldersOf(file).find((folder) => !folders.has(folder)) ?? file
  })
  const combined = new Map<Diagnostic, Diagnostic | undefined>()
  for (const [path, group] of groups) {
    if (group.length === 1) continue
    for (const each of group) combined.set(each, undefined)
    combined.set(group[0]!, combine(path, group, known))
  }
  return diagnostics.flatMap((diagnostic) =>
    combined.has(diagnostic) ? (combined.get(diagnostic) ?? []) : diagnostic,
  )
}

function missingFile({ code, message }: Diagnostic): string | undefined {
  if (code !== 'api/file-not-found') return undefined
  return /^`([^`]+)` does not exist$/.exec(message)?.[1]
}

/** The folders around a file, outermost first: `a/`, `a/b/`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)
}

function combine(
  path: string,
  group: readonly Diagnostic[],
  known: readonly string[],
): Diagnostic {
  const [first, ...others] = group as [Diagnostic, ...Diagnostic[]]
  const files = [...new Set(group.map((each) => missingFile(each)!))]
  const rest = files.length - 1
  const message =
    rest === 0
      ? first.message
      : `\`${files[0]}\` and ${rest === 1 ? 'another file' : `${rest} other files`} in \`${path}\` do not exist`
  const moved = path.endsWith('/') ? folderNow(path, files, known) : undefined
  const places = others.slice(0, MAX_PLACES).map(placeOf)
  if (others.length > MAX_PLACES) places.push(`${others.length - MAX_PLACES} more`)
  const hint = [
    moved === undefined ? first.hint : `Did you mean the folder \`${moved}\`?`,
    `Also at: ${places.join(', ')}`,
  ]
  const severity = group.some((each) => each.severity === 'error') ? 'error' : 'warning'
  return { ...first, severity, message, hint: hint.filter(Boolean).join('\n') }
}

/** The only folder that has all these files, with the same paths inside it. */
function folderNow(
  path: string,
  files: readonly string[],
  known: readonly string[],
): string | undefined {
  const inside = files.map((file) => file.slice(path.length))
  const [first = '', ...others] = inside
  const found = known
    .filter((file) => file.endsWith(`/${first}`))
    .map((file) => file.slice(0, -first.length))
    .filter((folder) => others.every((file) => known.includes(posix.join(folder, file))))
  return found.length === 1 ? found[0] : undefined
}

function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}
