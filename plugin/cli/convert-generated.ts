import { findAttribute } from '../mdx/tag.ts'
import { tagText } from './block-lines.ts'
import { markdownOf, type ForeignTag } from './foreign-tag.ts'
import type { TextEdit } from './conversion.ts'
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
      ? ['npm', 'yarn', 'pnpm', 'bun'].map((name) => [name, commandOf(name, command)])
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

/** A command of npm, for another package manager. */
function commandOf(manager: string, command: string): string {
  const [verb, ...rest] = command.split(' ')
  const hasPackages = rest.some((word) => !word.startsWith('-'))
  if (manager !== 'npm' && verb === 'install' && hasPackages)
    return [manager, 'add', ...rest].join(' ')
  if (manager === 'yarn' && verb === 'create')
    return `yarn create ${rest.join(' ').replace(/@latest\b/, '')}`
  return `${manager} ${command}`
}
