import { replaceLine } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'

/** `<<< @/snippets/a.ts#region{1,3 ts:line-numbers} [Title]` of VitePress. */
const IMPORT =
  /^[ \t]*<<<[ \t]*([@.\w/][^\s#{]*)(?:#([\w-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^[\]"]*)\])?[ \t]*$/

/** Converts code that VitePress imports from a file to empty code blocks with its path. */
export function convertCodeImports(page: ForeignPage): Conversion[] {
  return page.lines.flatMap((line, row): Conversion[] => {
    const [, path, region, options = '', title] = IMPORT.exec(line.text) ?? []
    if (path === undefined || page.isCode(line.start + line.indent.length)) return []
    const file = path.replace(/^@\//, '/')
    const words = options.split(/\s+/)
    const ranges = words.find((word) => /^[\d,-]+$/.test(word))
    const written = words.find((word) => /^[a-z]/i.test(word)) ?? ''
    const [language, ...flags] = written.split(':')
    const [isNumbered, start] = /^line-numbers(?:=(\d+))?$/.exec(flags.join(':')) ?? []
    const info = [
      language || (/\.(\w+)$/.exec(file)?.[1] ?? ''),
      title && `title="${title}"`,
      ranges && `{${ranges}}`,
      isNumbered && 'lines',
      start && `start=${start}`,
      `file="${file}${region === undefined ? '' : `#${region}`}"`,
    ]
    const opening = `\`\`\`${info.filter(Boolean).join(' ')}`
    const text = `${opening}${page.eol}${line.indent}\`\`\``
    return [{ kind: 'block', edits: [replaceLine(page, row, text)] }]
  })
}
