import type { Plugin } from 'vite'
import { offsetAt } from '../../runtime/kit/place-at.ts'
import { brokenModule } from '../render/broken-module.ts'
import { parseOwnModule } from '../mdx/parse-own-module.ts'
import { parseJson } from '../settings/parse-json.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { pathBelow } from '../kit/path-below.ts'

const JSON_FILE = /\.json(?:$|\?(?!.*\b(?:raw|url)\b))/
const TYPESCRIPT = /\.[cm]?ts(?:$|\?(?!.*\b(?:raw|url)\b))/
const SCRIPT = /\.[cm]?js(?:$|\?(?!.*\b(?:raw|url)\b))/

/**
 * Replaces the site's JSON files, `.js` and `.ts` modules that can't be parsed, as
 * `userModulesPlugin` does for modules with JSX: they throw when they are used, so that pages which
 * don't use them still work. Invalid JSON elsewhere is an error with its position: the bundler's own
 * plugin only reports a column.
 */
export function brokenFilesPlugin(project: ProjectHandle): Plugin[] {
  /** Code in place of invalid JSON. */
  const replaced = new Map<string, string>()
  return [
    {
      name: 'skerry:broken-files',
      enforce: 'pre',
      transform: {
        filter: { id: { include: [JSON_FILE, TYPESCRIPT], exclude: /\/node_modules\// } },
        handler(code, id) {
          if (!JSON_FILE.test(id)) return brokenCode(code, id, project)
          replaced.delete(id)
          if (isJson(code)) return undefined
          const file = id.split('?')[0]!
          const [problem] = parseJson(code, file).diagnostics
          const { message = 'invalid JSON', line = 1, column = 1 } = problem ?? {}
          const name = nameInSite(file, project)
          if (name === undefined)
            this.error({ message, id: file, loc: { file, line, column: column - 1 } })
          const start = offsetAt(code, line, column)
          const stub = brokenModule(name, code, { message, labels: [{ start }] })
          replaced.set(id, `${stub}\nexport default undefined`)
          // Until the bundler has made a module of it.
          return 'null'
        },
      },
    },
    {
      name: 'skerry:broken-files-replaced',
      enforce: 'post',
      transform: {
        filter: { id: { include: [JSON_FILE, SCRIPT], exclude: /\/node_modules\// } },
        handler: (code, id) =>
          JSON_FILE.test(id) ? replaced.get(id) : brokenCode(code, id, project),
      },
    },
  ]
}

/** What replaces code that can't be parsed. Undefined if it can. */
function brokenCode(code: string, id: string, project: ProjectHandle) {
  const [file = ''] = id.split('?')
  const name = nameInSite(file, project)
  if (name === undefined) return undefined
  const [problem] = parseOwnModule(file, code).errors
  return problem && brokenModule(name, code, problem)
}

/** The path of a file in the content folder. */
function nameInSite(file: string, project: ProjectHandle): string | undefined {
  return project.isOpen ? pathBelow(project.current.root, file) : undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}
