import type { Plugin } from 'vite'
import { parseJson } from '../settings/parse-json.ts'

/**
 * Names the file and the place where JSON that a snippet imports is none: the bundler's own
 * plugin gives only a column.
 */
export function jsonSyntaxPlugin(): Plugin {
  return {
    name: 'skerry:json-syntax',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json(?:$|\?(?!.*\b(?:raw|url)\b))/ },
      handler(code, id) {
        if (isJson(code)) return
        const file = id.split('?')[0]!
        const [problem] = parseJson(code, file).diagnostics
        const { message = 'this is no JSON', line = 1, column = 1 } = problem ?? {}
        this.error({ message, id: file, loc: { file, line, column: column - 1 } })
      },
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}
