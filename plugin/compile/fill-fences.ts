import { readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import type { Code, Nodes, Parents } from 'mdast'
import { nearest } from '../../runtime/kit/nearest.ts'
import { contentHash } from '../kit/content-hash.ts'
import { readPageText } from '../site/read-page-text.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { isTag } from '../mdx/tag.ts'
import { CODE_GROUPS } from './code-groups.ts'
import { cutLines, cutRegion, regionNames } from './code-parts.ts'
import { parseInfo } from './parse-info.ts'
import { reportMissingImport } from './report-missing-import.ts'
import { findCodeFile } from './snippet-files.ts'

const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))/

/**
 * Fills empty fences with the code of a file: ` ```ts file="./server.ts" `. `#name` after the path
 * shows a region of the file, `#L3-L10` its lines. The language is that of the file's extension, if
 * none is written. A fence with code of its own stays as it is.
 */
export function fillFences(parent: Parents, page: Compilation): void {
  const isGroup = isTag(parent) && CODE_GROUPS.has(parent.name ?? '')
  for (const child of parent.children as Nodes[]) {
    if ('children' in child) fillFences(child, page)
    else if (child.type === 'code' && child.value.trim() === '')
      fillFence(child, isGroup, page)
  }
}

/** @param needsTitle Whether the name of the file is the title if there is no other one. */
function fillFence(code: Code, needsTitle: boolean, page: Compilation): void {
  const info = [code.lang ?? '', code.meta ?? ''].join(' ')
  const [whole, ...values] = FILE.exec(info) ?? []
  const written = values.find((value) => value !== undefined)
  if (whole === undefined || written === undefined) return
  const [path = '', part] = written.split(/#(.*)/s)
  const target = findCodeFile(path, page.sourceOf(code), page)
  const rest = info.replace(whole, ' ').trim()
  const hasLanguage = /^[^\s{=]+(?:[\s{]|$)/.test(rest) && code.lang !== whole.trim()
  const language = hasLanguage ? code.lang! : languageOf(path)
  code.lang = language
  code.meta = (hasLanguage ? rest.slice(language.length) : rest).trim() || null
  if (needsTitle && parseInfo(`text ${code.meta ?? ''}`).title === undefined)
    code.meta = `${code.meta ?? ''} title="${posix.basename(path)}"`.trim()
  if (target.kind === 'file') code.value = readPart(code, target.path, part, page)
  else reportMissingImport(path, target, code, page, 'error')
}

/** The extension of a file, or its name if it has none: `Dockerfile`. */
function languageOf(path: string): string {
  return (extname(path).slice(1) || posix.basename(path)).toLowerCase()
}

function readPart(
  code: Code,
  path: string,
  part: string | undefined,
  page: Compilation,
): string {
  const bytes = readFileSync(join(page.input.root, path))
  page.dependencies.set(path, contentHash(bytes))
  const { text, diagnostics } = readPageText(bytes, path)
  page.diagnostics.push(...diagnostics)
  const whole = text.replace(/\n$/, '')
  if (!part) return whole
  const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/.exec(part) ?? []
  const found =
    first === undefined
      ? cutRegion(whole, part)
      : cutLines(whole, Number(first), Number(last))
  if (found === undefined) reportMissingPart(code, { path, part, whole }, page)
  return found ?? ''
}

function reportMissingPart(
  code: Code,
  { path, part, whole }: { path: string; part: string; whole: string },
  page: Compilation,
): void {
  const isLines = /^L\d/.test(part)
  const names = regionNames(whole)
  const near = nearest(part, names)
  page.report(code, {
    severity: 'error',
    code: 'code/missing-part',
    message: isLines
      ? `\`${path}\` has no lines \`${part}\`: it has ${whole.split('\n').length}`
      : `\`${path}\` has no region \`${part}\``,
    hint: isLines
      ? 'Write lines that it has, such as `#L1-L5`.'
      : near
        ? `Did you mean \`#${near}\`?`
        : 'Start it in the file with a comment `#region name`, and end it with `#endregion`.',
  })
}
