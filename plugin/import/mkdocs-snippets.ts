import { posix } from 'node:path'
import { snippetFolders } from '../compile/snippet-files.ts'
import { definitionsIn, type FindSnippet } from './convert-snippets.ts'
import type { ForeignProject } from './foreign-project.ts'
import { leftOut } from './imported-site.ts'
import {
  foreignText,
  listOf,
  optionsNamed,
  type ForeignRecord,
} from './foreign-values.ts'

const EXTENSION = 'pymdownx.snippets'

/**
 * Finds the files that pages include with `pymdownx.snippets`: in its `base_path`, which is the
 * project's folder if there is none, and may be a file. Undefined without the extension.
 *
 * @see https://facelessuser.github.io/pymdown-extensions/extensions/snippets/#options
 */
export function findSnippetsOf(
  project: ForeignProject,
  config: ForeignRecord,
  content: string,
): FindSnippet | undefined {
  const options = optionsNamed(EXTENSION, config['markdown_extensions'])
  if (options === undefined) return undefined
  const written = options['base_path']
  const bases = (Array.isArray(written) ? listOf(written) : [written ?? '.']).flatMap(
    (base) =>
      foreignText(base)?.replace('$docs_dir', content).replace('$config_dir', '.') ?? [],
  )
  return (name) => {
    const file = project.first(
      ...bases.map((base) => {
        const path = project.pathOf(base)
        return project.files.has(path)
          ? posix.join(posix.dirname(path), name)
          : posix.join(path, name)
      }),
    )
    if (file === undefined) return undefined
    const path = posix.relative(content, file)
    // `<Snippet>` looks there first.
    const isShadowed = snippetFolders.some((folder) =>
      project.files.has(posix.join(content, folder, path)),
    )
    const isShown = !path.startsWith('../') && !isShadowed
    return { path: isShown ? path : undefined, text: project.text(file) }
  }
}

/** The definitions in the files that the extension appends to each page. */
export function appendedDefinitions(
  project: ForeignProject,
  { config, file: source }: { config: ForeignRecord; file: string },
  find: FindSnippet,
): string[] {
  const names = listOf(
    optionsNamed(EXTENSION, config['markdown_extensions'])?.['auto_append'],
  )
  return names.flatMap((written) => {
    const name = foreignText(written) ?? ''
    const file = find(name)
    const definitions = file && definitionsIn(file.text, find)
    if (!definitions)
      project.problems.push(
        leftOut(
          `\`${name}\`, which is at the end of all pages, is left out`,
          file
            ? 'Only definitions of links and abbreviations are added to the pages that use them: write the rest into an override.'
            : 'There is no such file: correct its path, and import the site again.',
          project.place(source, name),
        ),
      )
    return definitions ?? []
  })
}
