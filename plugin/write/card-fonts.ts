import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { packageRoot } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'

/** A font of social cards: the bytes of a font file with the name that styles refer to. */
export interface CardFont {
  family: string
  data: Uint8Array
}

/** Text that Inter covers. Characters that belong to no script count as covered. */
const IN_INTER =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u
const INTER_FILE = /^inter-([a-z-]+)-wght-normal\.woff2$/

/**
 * Reads the fonts of social cards in order of priority: local files of the `fonts` setting,
 * those of the `socialCards` option, and Inter.
 */
export function readCardFonts({
  root,
  settings,
  options,
}: Pick<Project, 'root' | 'settings' | 'options'>): CardFont[] {
  const { heading, body } = settings.fonts
  const own = [heading, body].flatMap((font) =>
    font?.source === undefined || /^https?:/.test(font.source)
      ? []
      : [{ family: font.family, file: join(root, font.source) }],
  )
  const { socialCards } = options
  const named = typeof socialCards === 'object' ? (socialCards.fonts ?? []) : []
  const files = [
    ...own,
    ...named.map((path, index) => ({
      family: `Card ${index}`,
      file: resolve(root, path),
    })),
    ...interFiles(root),
  ]
  const seen = new Set<string>()
  return files
    .filter(({ file }) => existsSync(file) && !seen.has(file) && seen.add(file))
    .map(({ family, file }) => ({ family, data: readFileSync(file) }))
}

/** Whether the fonts of cards cover a text. Custom fonts are assumed to. */
export function hasLetters(fonts: readonly CardFont[], text: string): boolean {
  return IN_INTER.test(text) || hasOwnFonts(fonts)
}

/** Whether the site has custom fonts for its cards. */
export function hasOwnFonts(fonts: readonly CardFont[]): boolean {
  return fonts.some(({ family }) => !family.startsWith('Inter'))
}

/**
 * Inter's files are split by script. Each is a font family of its own here, used for the
 * characters that it has.
 */
function interFiles(root: string): { family: string; file: string }[] {
  for (const folder of interFolders(root)) {
    if (!existsSync(folder)) continue
    const found = readdirSync(folder).flatMap((name) => {
      const script = INTER_FILE.exec(name)?.[1]
      return script === undefined
        ? []
        : [
            {
              family:
                script === 'basic' || script === 'latin' ? 'Inter' : `Inter ${script}`,
              file: join(folder, name),
            },
          ]
    })
    if (found.length > 0) return found.sort((a, b) => byCodeUnit(a.family, b.family))
  }
  return []
}

/** Where to look for Inter: the theme's fonts, then the installed package. */
function* interFolders(root: string): Iterable<string> {
  yield join(packageRoot, 'dist/theme/fonts')
  for (const from of [root, packageRoot]) {
    try {
      const { resolve: find } = createRequire(join(from, 'package.json'))
      yield join(dirname(find('@fontsource-variable/inter/package.json')), 'files')
    } catch {
      // Not installed there.
    }
  }
}
