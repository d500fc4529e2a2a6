/** An import statement in the text of a page. */
export interface ImportStatement {
  /** Offset of its line. */
  start: number
  /** Where it ends, without a semicolon. */
  end: number
  /** Spaces precede it, so it isn't ESM code in MDX. */
  isIndented: boolean
  bindings: ImportBinding[]
  /** The specifier, as written. */
  from: string
}

/** An imported name. `imported` is `default`, `*` or the exported name. */
export interface ImportBinding {
  local: string
  imported: string
}

/** Ends before the next line that starts like one, so that each part of a text is read once. */
const IMPORT =
  /^([ \t]*)import(?=\s)((?:(?!\n[ \t]*import\s)[^'";])+?)\bfrom\s*(["'])([^"'\n]+)\3/gm

/**
 * Finds imports with bindings that start a line, without parsing the text: also those in code
 * blocks, and those that MDX reads as text.
 */
export function findImports(text: string): ImportStatement[] {
  if (!text.includes('import')) return []
  return [...text.matchAll(IMPORT)].map(
    ({ index, 0: whole, 1: indent, 2: names = '', 4: from = '' }) => ({
      start: index,
      end: index + whole.length,
      isIndented: indent !== '',
      bindings: readBindings(names),
      from,
    }),
  )
}

/** Parses `Default, { a, b as c }` and `* as all`. */
function readBindings(text: string): ImportBinding[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(text) ?? []
  const named = list.split(',').flatMap((part) => {
    const [, imported, local = imported] =
      /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? []
    return imported !== undefined && local !== undefined ? [{ imported, local }] : []
  })
  const [, first] = /^\s*([\w$]+)\s*(?:,|$)/.exec(text) ?? []
  const [, all] = /\*\s+as\s+([\w$]+)/.exec(text) ?? []
  return [
    ...(first === undefined ? [] : [{ imported: 'default', local: first }]),
    ...(all === undefined ? [] : [{ imported: '*', local: all }]),
    ...named,
  ]
}
