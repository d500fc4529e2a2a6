import { findAttribute, isTag } from '../mdx/tag.ts'
import { separated, tagText } from './block-lines.ts'
import { markdownOf, type ForeignTag } from './foreign-tag.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'
import { packageCommand, packageManagers } from './package-commands.ts'
import { recordOf } from './foreign-values.ts'
import { TagEditor } from './tag-editor.ts'

/** Converts `<TypeTable type={{ name: { type: 'string' } }} />` of Fumadocs to fields. */
export function convertFields({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  const fields = Object.entries(recordOf(editor?.literal('type')))
  const written = fields.map(([name, value]) => {
    const { description, type, default: initial, required, deprecated } = recordOf(value)
    const isText = [description, type, initial].every(
      (each) => each === undefined || typeof each === 'string',
    )
    if (!isText || type === undefined) return undefined
    const opening = tagText('ResponseField', {
      name,
      type: String(type),
      default: typeof initial === 'string' ? initial : undefined,
      required: required === true || undefined,
      deprecated: deprecated === true || undefined,
    })
    return description === undefined
      ? opening.replace(/>$/, ' />')
      : [
          opening,
          `  ${markdownOf(String(description), page.format)}`,
          '</ResponseField>',
        ].join(page.eol)
  })
  if (!editor || fields.length === 0 || written.includes(undefined)) return undefined
  editor.replaceAll(written.join(page.eol + page.eol))
  return editor.edits
}

/** Converts `<PackageManagerTabs command="install a" />` of Rspress to code blocks. */
export function convertPackageManager({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  const command = findAttribute(tag, 'command') && editor?.literal('command')
  const commands =
    typeof command === 'string'
      ? packageManagers.map((name) => [name, packageCommand(name, `npm ${command}`)])
      : Object.entries(recordOf(command))
  if (!editor || commands.length === 0) return undefined
  if (commands.some(([, text]) => typeof text !== 'string')) return undefined
  const fences = commands.flatMap(([name, text]) => [
    '',
    `\`\`\`bash ${name}`,
    text,
    '```',
  ])
  editor.replaceAll(['<CodeGroup>', ...fences, '', '</CodeGroup>'].join(page.eol))
  return editor.edits
}

const NPM_FENCE =
  /^([ \t]*)(`{3,})(?:(?:npm|package-install)|([a-z]+)[ \t]+npm2yarn(?:=\S+)?)((?:[ \t]+copy)?)[ \t]*$/

/** Converts code blocks that are shown for each package manager: ` ```bash npm2yarn `, ` ```npm `. */
export function convertPackageFences(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node, around) => {
    if (node.type !== 'code') return
    const { start, end } = page.place(node)
    const first = page.lines.findIndex((line) => line.end >= start)
    const last = page.lines.findIndex((line) => line.end >= end)
    const [, indent = '', ticks, language = 'bash'] =
      NPM_FENCE.exec(page.lines[first]!.text) ?? []
    const parent = around.at(-1)
    if (ticks === undefined || (parent && isTag(parent) && parent.name === 'CodeGroup'))
      return
    // The names of packages alone are to be installed.
    const named = page.lines[first]!.text.includes('package-install')
      ? /^([ \t]*)(?=\S)(?!(?:npm|npx)\b)/
      : /(?!)/
    const code = page.lines
      .slice(first + 1, last)
      .map((line) => line.text.replace(named, '$1npm install '))
    const blocks = packageManagers.map((name) => {
      const lines = code.map((text) => packageCommand(name, text))
      if (lines.includes(undefined)) return undefined
      return [`${indent}${ticks}${language} ${name}`, ...lines, `${indent}${ticks}`].join(
        page.eol,
      )
    })
    if (blocks.includes(undefined)) return
    const parts = [`${indent}<CodeGroup>`, ...blocks, `${indent}</CodeGroup>`]
    const text = separated(page, first, last, parts.join(page.eol + page.eol))
    const line = page.lines[first]!
    found.push({
      kind: 'block',
      edits: [{ start: line.start, end: page.lines[last]!.end, text }],
    })
  })
  return found
}
