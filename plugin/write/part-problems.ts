import { relative } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { PART_FILE, type SitePart, type PartMaker } from '../kit/part-folder.ts'
import { toPosix } from '../kit/package-files.ts'
import type { DivisionPages } from '../site/division-pages.ts'
import type { Project } from '../site/project.ts'

/** Pages and divisions that a message names at most. */
const SHOWN = 5

/** The site has nothing that can be built apart. */
export function noDivisions({ settings }: Pick<Project, 'settings'>): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-divisions',
    file: settings.file,
    message:
      'the navigation has no languages, versions or products that can be built apart',
    hint: 'Build the site in one go: leave `--only` and `--join` out.',
  }
}

export function unknownDivision(name: string, { byName }: DivisionPages): Diagnostic {
  const near = nearest(name, byName.keys())
  const known = [...byName.keys()].map((each) => `\`${each}\``)
  return {
    severity: 'error',
    code: 'join/unknown-division',
    message: `\`${name}\` is no language, version or product with pages`,
    hint:
      near === undefined
        ? `There are ${list(known, 12)}.`
        : `Did you mean \`--only ${near}\`?`,
  }
}

/** The store has no files that a part could be made of. */
export function noStore(): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-cache',
    message:
      'a part is made of what the cache has, and no folder for it can be written to',
    hint: 'Make `node_modules` beside the content writable, or name a folder in `XDG_CACHE_HOME`.',
  }
}

/** @param folder As it was typed. */
export function noPart(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-part',
    message: `\`${folder}\` holds no part of a site`,
    hint: `\`skerry build --only … --outDir ${folder}\` writes one.`,
  }
}

/** @param folder As it was typed. */
export function partInOutput(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/part-in-output',
    message: `the part \`${folder}\` lies where the site is to be written, and would be lost`,
    hint: 'Name another folder after `--outDir`.',
  }
}

/** @param folder As it was typed, or absolute. */
export function damagedPart(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/damaged',
    file: fileOf(folder),
    message: 'a file of this part is missing, or is not as it was written',
    hint: 'Build the part again, and hand on its whole folder.',
  }
}

/** What is otherwise than here about the maker of a part. */
export function otherMaker(
  { folder, maker, divisions }: SitePart,
  here: PartMaker,
): Diagnostic[] {
  const differences = [
    maker.skerry !== here.skerry &&
      `with Skerry ${maker.skerry}, and this is ${here.skerry}`,
    maker.skerry === here.skerry &&
      maker.tools !== here.tools &&
      'with other versions of the packages that Skerry works with',
    maker.machine !== here.machine &&
      `under \`${maker.machine}\`, and this is \`${here.machine}\` (Node, ICU, Unicode, language, time zone)`,
    maker.base !== here.base &&
      `with the base \`${maker.base}\`, and this is \`${here.base}\``,
  ].filter((each) => each !== false)
  if (differences.length === 0) return []
  return [
    {
      severity: 'error',
      code: 'join/other-build',
      file: fileOf(folder),
      message: `the part of ${divisions.join(', ')} was made ${differences.join('; ')}`,
      hint: 'Build all parts and the whole site alike.',
    },
  ]
}

/** @param changed Paths of pages that are not what the part has of them. */
export function stalePart(
  { folder, divisions }: SitePart,
  changed: string[],
): Diagnostic {
  const pages = changed.map((path) => `\`${path}\``)
  return {
    severity: 'error',
    code: 'join/stale',
    file: fileOf(folder),
    message: `the part of ${divisions.join(', ')} was made from other sources: of ${list(pages, SHOWN)}`,
    hint: `Build it again: \`skerry build --only ${divisions.join(',')}\`. Settings, snippets and components are sources of each part that uses them.`,
  }
}

/** @param names Of divisions. */
export function missingParts(names: string[]): Diagnostic {
  return {
    severity: 'error',
    code: 'join/missing',
    message: `no part has the pages of ${list(
      names.map((name) => `\`${name}\``),
      SHOWN,
    )}`,
    hint: `Name all parts after \`--join\`. \`skerry build --only ${names[0]}\` writes the one of \`${names[0]}\`.`,
  }
}

/** @param paths Of pages that were rendered though a part should have them. */
export function pagesMadeHere(paths: string[]): Diagnostic {
  const pages = paths.map((path) => `\`${path}\``)
  return {
    severity: 'info',
    code: 'join/made-here',
    message: `parts had not all that was needed of ${list(pages, SHOWN)}`,
    hint: 'The site is the same: these pages were rendered again.',
  }
}

function list(names: readonly string[], most: number): string {
  const more = names.length - most
  const shown = names.slice(0, most).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

function fileOf(folder: string): string {
  return `${toPosix(relative(process.cwd(), folder) || folder)}/${PART_FILE}`
}
