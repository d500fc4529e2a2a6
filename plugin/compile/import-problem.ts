import type { Source } from '../mdx/compilation.ts'
import { findImports, type ImportStatement } from '../site/find-imports.ts'
import { withoutFences } from '../site/without-fences.ts'

/** The component names that a text imports, for hints. Imports in code blocks are examples. */
export function importedComponents(text: string): string[] {
  return importsOf(withoutFences(text))
    .flatMap(({ bindings }) => bindings.map(({ local }) => local))
    .filter((name) => /^[A-Z]/.test(name))
}

/**
 * Explains why an import of a component or a value that the text contains doesn't import it: it is
 * text, or the module is a snippet without such an export. Undefined if there is no such import.
 * `effect` is what the page shows instead.
 */
export function importProblem(
  { text: written, line }: Source,
  name: string,
  effect: string,
): { message: string; hint: string } | undefined {
  const isComponent = /^[A-Z]/.test(name)
  const shown = isComponent ? `<${name}>` : `\`${name}\``
  const text = withoutFences(written)
  const lines = text.split('\n')
  const all = importsOf(text).filter(({ bindings }) =>
    bindings.some(({ local }) => local === name),
  )
  const found = all.find(({ start }) => !isInComment(text, start)) ?? all[0]
  if (!found) {
    const row = lines.findIndex(
      (each) => /^import\s/.test(each) && each.split(/[\s{},;]+/).includes(name),
    )
    return row === -1
      ? undefined
      : {
          message: `${shown} is not imported: line ${row + line} is not an import statement, so it is text`,
          hint: `Write \`import ${name} from '…'\`.`,
        }
  }
  const row = text.slice(0, found.start).split('\n').length - 1
  if (isInComment(text, found.start))
    return {
      message: `${shown} is not imported: the import on line ${row + line} is in a comment`,
      hint: `Move it out of the comment, or remove ${shown}.`,
    }
  const before = lines[row - 1]
  if (before !== undefined && before.trim() !== '' && !/^import\s/.test(before))
    return {
      message: `${shown} is not imported: the import on line ${row + line} is text, because it follows other text`,
      hint: `Leave an empty line above line ${row + line}.`,
    }
  const broken = brokenImport(lines, row)
  if (broken !== undefined)
    return {
      message: `${shown} is not imported: line ${broken + line} is not an import statement, so it and the imports below are text`,
      hint: `Complete or remove line ${broken + line}.`,
    }
  const { imported } = found.bindings.find(({ local }) => local === name)!
  if (imported !== 'default' && imported !== '*' && /\.mdx?$/.test(found.from))
    return {
      message: `${imported === name ? shown : `\`${imported}\``} is not exported by \`${found.from}\`, so ${effect}`,
      hint: isComponent
        ? `For the content of the file, write \`import ${name} from '${found.from}'\`.`
        : `Write \`export const ${imported} = …\` there, with an empty line above it.`,
    }
  return undefined
}

/** The row of a line that starts like an import, and makes the imports directly below it text. */
function brokenImport(lines: readonly string[], row: number): number | undefined {
  const isImport = (at: number) => /^import\s/.test(lines[at] ?? '')
  for (let at = row; isImport(at); at--)
    if (isImport(at + 1) && !/['"]/.test(lines[at]!)) return at
  return undefined
}

/** Whether a place in a text is in a comment of MDX or HTML. */
function isInComment(text: string, offset: number): boolean {
  return [
    ['{/*', '*/'],
    ['<!--', '-->'],
  ].some(([open = '', close = '']) => {
    const start = text.lastIndexOf(open, offset)
    return start !== -1 && text.indexOf(close, start + open.length) > offset
  })
}

/** Imports at the start of lines. */
function importsOf(text: string): ImportStatement[] {
  return findImports(text).filter(({ isIndented }) => !isIndented)
}
