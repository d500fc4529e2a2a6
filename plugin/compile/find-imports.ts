/** An `import` line of a page or snippet. */
export interface ImportLine {
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
export function findImport(text: string, name: string): ImportLine | undefined {
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
