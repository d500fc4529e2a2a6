import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Fence {
  language: string
  code: string
}

const FENCE = /^[ \t]*(```+|~~~+)([\w+#.-]+)[^\n]*\n([\s\S]*?)^[ \t]*\1/gm

/** The distinct fences with a language in all Markdown files of a folder. */
export function fencesBelow(root: string): Fence[] {
  const fences = new Map<string, Fence>()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.mdx?$/.test(name))) {
    for (const [, , language, code] of readFileSync(join(root, file), 'utf8').matchAll(
      FENCE,
    )) {
      const fence = { language: language!.toLowerCase(), code: code!.replace(/\n$/, '') }
      fences.set(`${fence.language}\n${fence.code}`, fence)
    }
  }
  return [...fences.values()]
}
