import type { Source } from '../mdx/compilation.ts'

/** An `import` line of a page or snippet. */
interface ImportLine {
  /** 0-based, relative to the text. */
  row: number
  /** The line follows other text directly, so that it is text too. */
  isInText: boolean
  /** The line isn't an import statement, so that it is text: `from` is missing or misspelt. */
  isBroken: boolean
  /** In braces: an export of the module that the line names. */
  isNamed: boolean
  /** The module. */
  from: string | undefined
}

/** Finds the `import` line of a name that a page uses, whether or not the line is code. */
function findImport(text: string, name: string): ImportLine | undefined {
  const rows = text.split('\n')
  const row = rows.findIndex(
    (line) => /^import\s/.test(line) && namesIn(line).includes(name),
  )
  if (row === -1) return undefined
  const line = rows[row]!
  const [, from] = /\sfrom\s*["']([^"']+)["']/.exec(line) ?? []
  return {
    row,
    isInText:
      row > 0 && rows[row - 1]!.trim() !== '' && !/^import\s/.test(rows[row - 1]!),
    isBroken: from === undefined,
    isNamed: new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}`).test(line),
    from,
  }
}

/** The names that a text imports, for hints. */
export function importedNames(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^import\s.*\sfrom\s/.test(line))
    .flatMap((line) => namesIn(line.replace(/\sfrom\s.*/, '')))
    .filter((name) => /^[A-Z]/.test(name))
}

function namesIn(line: string): string[] {
  return line.split(/[\s{},;]+/).slice(1)
}

/** Why an import of a name, which the text contains, doesn't import it. */
export function importProblem(
  { text, line }: Source,
  name: string,
): { message: string; hint: string } | undefined {
  const found = findImport(text, name)
  if (!found) return undefined
  const at = found.row + line
  if (found.isBroken)
    return {
      message: `<${name}> is not imported: line ${at} is not an import statement, so it is text`,
      hint: `Write \`import ${name} from '…'\``,
    }
  if (found.isInText)
    return {
      message: `<${name}> is not imported: the import on line ${at} is text, because it follows other text`,
      hint: `Leave an empty line above line ${at}`,
    }
  if (found.isNamed && /\.mdx?$/.test(found.from!))
    return {
      message: `<${name}> is not exported by \`${found.from}\`, so only what is inside is shown`,
      hint: `For the content of the file, write \`import ${name} from '${found.from}'\``,
    }
  return undefined
}
