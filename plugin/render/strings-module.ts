import { pathToFileURL } from 'node:url'
import type { Strings } from '../../theme/strings/en.ts'
import {
  createStringLookup,
  translationName,
  translationOf,
} from '../../theme/strings/string-lookup.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'

/**
 * Generates the module with the site's UI strings. It imports only the translations that the
 * site needs.
 *
 * @param languages Language tags that are looked up.
 */
export function stringsModule(
  { options }: Pick<Project, 'options'>,
  languages: Iterable<string>,
): string {
  const used = [...new Set([...languages].map(translationOf))].sort()
  const imports = used.map(
    (tag) =>
      `import { ${translationName(tag)} } from ${JSON.stringify(stringsFile(tag))}`,
  )
  const loaded = used.map((tag) => `${JSON.stringify(tag)}: ${translationName(tag)}`)
  return `
import { createStringLookup } from ${JSON.stringify(stringsFile('string-lookup'))}
${imports.join('\n')}
export const stringsFor = createStringLookup({ ${loaded.join(', ')} }, ${JSON.stringify(options.words ?? {})})`
}

/** The languages of a site's pages. */
export function pageLanguages({ site }: Pick<Project, 'site'>): string[] {
  return [...new Set([...site.pages.values()].map((page) => page.language))]
}

/** Loads the UI strings of one language, with the site's own. */
export async function loadStrings(
  { options }: Pick<Project, 'options'>,
  language: string,
): Promise<Strings> {
  const tag = translationOf(language)
  const module = (await import(pathToFileURL(stringsFile(tag)).href)) as Record<
    string,
    Strings
  >
  return createStringLookup(
    { [tag]: module[translationName(tag)]! },
    options.words,
  )(language)
}

function stringsFile(name: string): string {
  return packageFile(`theme/strings/${name}`)
}
