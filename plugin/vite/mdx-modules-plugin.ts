import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Plugin } from 'vite'
import type { CompiledPage } from '../mdx/compiled-page.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isFileQuery } from '../kit/is-file-query.ts'
import { packageFile } from '../kit/package-files.ts'
import { compileOptions } from '../render/page-compiler.ts'
import {
  CODE_SUFFIX,
  CONTENT_SUFFIX,
  EXPORTS_SUFFIX,
  MARKDOWN_MODULE,
  markdownFileOf,
} from '../mdx/exports-suffix.ts'
import { mapOfCode } from './map-of-code.ts'
import { readPageText } from '../site/read-page-text.ts'
import { importsDefault } from '../mdx/imported-names.ts'

/**
 * Makes Markdown pages and snippets importable as modules: for imports in `.jsx` files, and for
 * stateful exports, which are islands like those of `.jsx` files.
 */
export function mdxModulesPlugin(project: ProjectHandle): Plugin {
  return {
    name: 'skerry:mdx-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mdx?(?:\.skerry(?:(?:-content)?\.jsx|-code\.js))?(?:\?.*)?$/ },
      handler(id, importer) {
        if (!project.isOpen) return undefined
        const { root } = project.current
        const [path = '', query] = id.split('?')
        // Vite handles the file itself.
        if (isFileQuery(id)) return undefined
        const tail = query === undefined ? '' : `?${query}`
        const marked = MARKDOWN_MODULE.exec(path)?.[0].replace(/^\.mdx?/, '')
        const from = importer?.split('?')[0]
        const file = findFile(marked ? path.slice(0, -marked.length) : path, root, from)
        if (!file) return undefined
        if (marked) return `${file}${marked}${tail}`
        if (!from?.startsWith(`${root}/`)) return undefined
        const importing = markdownFileOf(from)
        // What a module is made of (`addWatchFile`): not the module itself.
        if (importing === file && from !== file) return file
        const content = importsDefault(path, readFileSync(importing, 'utf8'), importing)
        return `${file}${content ? CONTENT_SUFFIX : EXPORTS_SUFFIX}${tail}`
      },
    },
    load: {
      filter: { id: /\.mdx?\.skerry(?:(?:-content)?\.jsx|-code\.js)(?:\?.*)?$/ },
      async handler(id) {
        const [path = ''] = id.split('?')
        const file = markdownFileOf(path)
        this.addWatchFile(file)
        // Loaded on demand: most sites don't need the Markdown compiler here.
        const { readModuleCode, compileContent } =
          await import('../compile/read-module-code.ts')
        const { root } = project.current
        const { base } = this.environment.config
        const name = posix.relative(root, file)
        const input = {
          root,
          file: name,
          text: readPageText(readFileSync(file), name).text,
          options: compileOptions(project.current, base),
        }
        if (path.endsWith(CODE_SUFFIX))
          return contentCode(await compileContent(input), { root, file: name })
        const code = readModuleCode(input)
        return { code: path.endsWith(CONTENT_SUFFIX) ? code + defaultExport(file) : code }
      },
    },
  }
}

/** Code of a default export that renders the content. */
function defaultExport(file: string): string {
  return [
    '',
    `import { evaluateSnippet as _snippet } from ${JSON.stringify(packageFile('runtime/evaluate-snippet'))}`,
    `import _components from 'virtual:skerry/components'`,
    `import * as _content from ${JSON.stringify(file + CODE_SUFFIX)}`,
    `export default await _snippet(_content.run, { components: _components, imports: _content.imports }, _content.ids)`,
  ].join('\n')
}

/** Code of a module with a compiled page: a function, because policies forbid to run text. */
function contentCode(
  { code, ids, imports }: Pick<CompiledPage, 'code' | 'ids' | 'imports'>,
  { root, file }: { root: string; file: string },
) {
  const modules = imports.map(({ id }, index) => ({
    id,
    name: `_skerry${index}`,
    target: id.startsWith('/') ? `${root}${id}` : id,
  }))
  const before = [
    ...modules.map(
      ({ name, target }) => `import * as ${name} from ${JSON.stringify(target)}`,
    ),
    `export const imports = { ${modules.map(({ id, name }) => `${JSON.stringify(id)}: ${name}`).join(', ')} }`,
    `export const ids = ${JSON.stringify(ids)}`,
    `export async function run(_runtime, process) {`,
  ]
  return {
    code: [...before, code, '}'].join('\n'),
    map: mapOfCode(code, { root, file, before: before.length }),
  }
}

/** Resolves a path: absolute, relative to the content folder, or relative to its importer. */
function findFile(
  path: string,
  root: string,
  importer: string | undefined,
): string | undefined {
  const file = path.startsWith(`${root}/`)
    ? path
    : path.startsWith('/')
      ? posix.join(root, path)
      : importer && path.startsWith('.')
        ? posix.join(posix.dirname(importer), path)
        : undefined
  return file?.startsWith(`${root}/`) && existsSync(file) ? file : undefined
}
