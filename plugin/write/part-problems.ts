import { relative } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { PART_FILE, type SitePart, type PartMaker } from '../kit/part-folder.ts'
import { toPosix } from '../kit/package-files.ts'
import type { DivisionPages } from '../site/division-pages.ts'
import type { Project } from '../site/project.ts'

/** Maximum number of pages and divisions that a message lists. */
const SHOWN = 5

/** The site has no divisions to build separately. */
export function noDivisions({ settings }: Pick<Project, 'settings'>): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-divisions',
    file: settings.file,
    message:
      'the navigation has no languages, versions or products that can be built separately',
    hint: 'Build the whole site at once, without `--only` and `--join`.',
  }
}

/** A division given with `--only` doesn't exist. */
export function unknownDivision(name: string, { byName }: DivisionPages): Diagnostic {
  const near = nearest(name, byName.keys())
  const known = [...byName.keys()].map((each) => `\`${each}\``)
  return {
    severity: 'error',
    code: 'join/unknown-division',
    message: `\`${name}\` is not a language, version or product with pages`,
    hint:
      near === undefined
        ? `Available: ${list(known, 12)}.`
        : `Did you mean \`--only ${near}\`?`,
  }
}

/** The store isn't on disk, so no part can be made from it. */
export function noStore(): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-cache',
    message: 'a part is made from the cache, and no cache folder is writable',
    hint: 'Make `node_modules` next to the content writable, or set `XDG_CACHE_HOME` to a writable folder.',
  }
}

/** @param folder As given on the command line. */
export function noPart(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/no-part',
    message: `\`${folder}\` is not a part of a site`,
    hint: `Create one with \`skerry build --only … --outDir ${folder}\`.`,
  }
}

/** @param folder As given on the command line. */
export function partInOutput(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/part-in-output',
    message: `the part \`${folder}\` is inside the output folder, and would be deleted`,
    hint: 'Choose another folder with `--outDir`.',
  }
}

/** @param folder As given on the command line, or absolute. */
export function damagedPart(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'join/damaged',
    file: fileOf(folder),
    message: 'a file of this part is missing or was modified',
    hint: 'Build the part again, and copy its whole folder.',
  }
}

/** Reports in what respects a part was made by a different build. */
export function otherMaker(
  { folder, maker, divisions }: SitePart,
  here: PartMaker,
): Diagnostic[] {
  const differences = [
    maker.skerry !== here.skerry &&
      `with Skerry ${maker.skerry} instead of ${here.skerry}`,
    maker.skerry === here.skerry &&
      maker.tools !== here.tools &&
      "with other versions of Skerry's dependencies",
    maker.machine !== here.machine &&
      `on \`${maker.machine}\` instead of \`${here.machine}\` (Node, ICU, Unicode, locale, time zone, system)`,
    maker.base !== here.base &&
      `with the base \`${maker.base}\` instead of \`${here.base}\``,
  ].filter((each) => each !== false)
  if (differences.length === 0) return []
  return [
    {
      severity: 'error',
      code: 'join/other-build',
      file: fileOf(folder),
      message: `the part of ${divisions.join(', ')} was made ${differences.join('; ')}`,
      hint: 'Build all parts and the whole site with the same versions, environment and base.',
    },
  ]
}

/** @param changed Paths of pages that differ from those in the part. */
export function stalePart(
  { folder, divisions }: SitePart,
  changed: string[],
): Diagnostic {
  const pages = changed.map((path) => `\`${path}\``)
  return {
    severity: 'error',
    code: 'join/stale',
    file: fileOf(folder),
    message: `the part of ${divisions.join(', ')} is out of date: the sources of ${list(pages, SHOWN)} have changed`,
    hint: `Build it again: \`skerry build --only ${divisions.join(',')}\`. Settings, snippets and components are sources of each part that uses them.`,
  }
}

/** @param names Names of divisions. */
export function missingParts(names: string[]): Diagnostic {
  return {
    severity: 'error',
    code: 'join/missing',
    message: `no part has the pages of ${list(
      names.map((name) => `\`${name}\``),
      SHOWN,
    )}`,
    hint: `Pass all parts to \`--join\`. Build the one of \`${names[0]}\` with \`skerry build --only ${names[0]}\`.`,
  }
}

/** @param paths Pages that were rendered although a part covers them. */
export function rerenderedPages(paths: string[]): Diagnostic {
  const pages = paths.map((path) => `\`${path}\``)
  return {
    severity: 'info',
    code: 'join/made-here',
    message: `parts lacked some of what was needed for ${list(pages, SHOWN)}`,
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
