import type { Plugin } from 'vite'
import { parseJson } from '../settings/parse-json.ts'

/**
 * Reports invalid JSON that a snippet imports, with file and position. The bundler's own plugin
 * only reports a column.
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
        const { message = 'invalid JSON', line = 1, column = 1 } = problem ?? {}
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
