import { foreignComponents } from '../compile/foreign-components.ts'
import { REMOTE_MODULE } from './missing-modules.ts'

/** Packages that belong to another site generator, which isn't used any more. */
const OTHER_GENERATOR =
  /^(?:@(?:theme(?:-original)?(?:\/|$)|(?:docusaurus|astrojs|rspress|vuepress)\/)|(?:nextra|vitepress|rspress)(?:\/|$)|next\/|fumadocs-|astro:)/

/** webpack's inline loaders: `!!raw-loader!./example.js`. */
const LOADERS = /^[^'"]*!/

/** Path aliases that other tools set up for the project's root. None is the name of a package. */
const ALIAS = /^(?:@|~|@site)(?=\/)/

/** Whether a module is part of another site generator. */
export function isOfOtherGenerator(source: string): boolean {
  return OTHER_GENERATOR.test(source)
}

/**
 * What happens with an import of a file or package that doesn't exist, and how to fix it.
 *
 * @param source What is imported: `./card.jsx`, `@theme/Tabs`.
 * @param names The names that the import declares. They are often left over from another tool
 *   whose components had to be imported.
 * @param components Names of components that pages can use without an import.
 */
export function describeMissingImport(
  source: string,
  names: readonly string[],
  components: readonly string[],
): { message: string; hint: string } {
  const known = names.filter((name) => components.includes(name))
  return {
    message: messageOf(source, names, known),
    hint: hintFor(source, names, known),
  }
}

function messageOf(
  source: string,
  names: readonly string[],
  known: readonly string[],
): string {
  if (/^[./]/.test(source)) return `There is no file \`${source}\``
  if (REMOTE_MODULE.test(source))
    return `\`${source}\` is loaded in the browser, not while pages are rendered`
  const others = names.filter((name) => !known.includes(name))
  const shown =
    known.length === 0
      ? 'only the children of its components are shown'
      : others.length === 0
        ? 'the components of the theme are shown'
        : `${listNames(known)} of the theme ${areOf(known)} shown, and of ${listNames(others)} only the children`
  return `The package \`${source}\` is not installed, so ${shown}`
}

function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

function areOf(names: readonly string[]): string {
  return names.length === 1 ? 'is' : 'are'
}

function hintFor(
  source: string,
  names: readonly string[],
  known: readonly string[],
): string {
  if (/^[./]/.test(source)) return 'Fix the path, or remove the import.'
  if (REMOTE_MODULE.test(source))
    return 'Use it in `useEffect` or in event handlers, or install the package.'
  if (LOADERS.test(source))
    return `Loaders are part of webpack. For the text of a file, write \`${source.replace(LOADERS, '').replace(ALIAS, '')}?raw\`.`
  if (ALIAS.test(source))
    return `Write the path from the content folder: \`${source.replace(ALIAS, '')}\`.`
  if (known.length > 0)
    return `Remove the import: ${listNames(known)} ${areOf(known)} available without one.`
  if (isOfOtherGenerator(source)) {
    const meant = names.flatMap((name) => {
      const own = foreignComponents.get(name)
      return own === undefined ? [] : [`<${own}> for <${name}>`]
    })
    return `Remove the import${meant.length > 0 ? `, and write ${meant.join(', ')}` : ': it is part of another tool'}.`
  }
  const name = source.split('/').slice(0, source.startsWith('@') ? 2 : 1)
  return `Install it (\`npm install ${name.join('/')}\`), or remove the import.`
}
