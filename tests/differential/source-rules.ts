import type { Construct, Extension } from 'micromark-util-types'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'

/** A rule that changes how the reference reads a text. The reason is in `rules.ts`. */
export type SourceRule = 'variables' | 'prices' | 'frontmatter' | 'snippet-names'

/** Called for each place at which a rule applies. */
type NoteRule = (rule: SourceRule) => void

const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Rule `variables`: `{{name}}` of the settings is replaced before parsing. */
export function replaceVariables(
  text: string,
  variables: Record<string, string>,
  note: NoteRule,
): string {
  return text.replace(VARIABLE, (written, name: string) => {
    if (!Object.hasOwn(variables, name)) return written
    note('variables')
    return variables[name]!
  })
}

const IMPORTED = /^import\s+([a-z]\w*)\s+from\s+["'][^"']+\.mdx?["']/gm

/**
 * Rule `snippet-names`: a lower-case tag with the name of an imported snippet is that
 * snippet.
 */
export function nameSnippets(text: string, note: NoteRule): string {
  let result = text
  for (const [, name = ''] of text.matchAll(IMPORTED)) {
    const tag = new RegExp(`(</?)${name}(?=[\\s/>])`, 'g')
    if (!tag.test(text)) continue
    note('snippet-names')
    const other = name[0]!.toUpperCase() + name.slice(1)
    result = result
      .replace(new RegExp(`^(import\\s+)${name}(?=\\s+from)`, 'm'), `$1${other}`)
      .replace(tag, `$1${other}`)
  }
  return result
}

/** Rule `frontmatter`: the first key may be on the line of the opening dashes. */
export function cutLenientFrontmatter(text: string, note: NoteRule): string {
  const block = /^---[^\n-][^\n]*\n[\s\S]*?^---[ \t]*\r?$/m.exec(text)?.[0]
  if (block === undefined || !text.startsWith(block)) return text
  note('frontmatter')
  return block.replace(/[^\n]/g, '') + text.slice(block.length)
}

const DOLLAR = 36

/**
 * Rule `prices`: like remark-math, but a formula between single dollars starts and ends
 * with a character other than a space, isn't followed by a digit or brace, has no blank
 * line, and doesn't end in code.
 */
export function remarkMathOfProse(
  this: Processor,
  { text, note }: { text: string; note: NoteRule },
): void {
  const addMath = remarkMath as unknown as (this: Processor) => void
  addMath.call(this)
  const { micromarkExtensions = [] } = this.data() as {
    micromarkExtensions?: Extension[]
  }
  const index = micromarkExtensions.findLastIndex((it) => it.text && DOLLAR in it.text)
  micromarkExtensions[index] = ofProse(micromarkExtensions[index]!, text, note)
}

function ofProse(extension: Extension, text: string, note: NoteRule): Extension {
  const guarded = [extension.text![DOLLAR]!].flat().map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      if (isFormula(text, this.now().offset))
        return construct.tokenize.call(this, effects, ok, nok)
      if (/^\$[^$]*\$/.test(text.slice(this.now().offset))) note('prices')
      return nok
    },
  }))
  return { ...extension, text: { ...extension.text, [DOLLAR]: guarded } }
}

function isFormula(text: string, offset: number): boolean {
  if (text.startsWith('$$', offset)) return true
  const formula = /^\$(?!\s)(?:\\.|[^\\$])*?(?<!\s)\$(?![\d{])/s.exec(text.slice(offset))
  if (!formula || /\n\s*\n/.test(formula[0])) return false
  const opened = /^[^`]*(?:(`+)[^`]+\1(?!`)[^`]*)*?(?<!\\)(`+)[^`]*$/.exec(
    formula[0],
  )?.[2]
  return !opened || !text.slice(offset + formula[0].length).includes(opened)
}
