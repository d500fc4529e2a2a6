import { resourceLimits } from 'node:worker_threads'
import type { Root } from 'mdast'
import { couldNestDeeply } from './nesting-budget.ts'
import { completeTree } from './native-tree.ts'
import { mayParseNatively } from './parser-choice.ts'
import { ReadOtherwise } from './read-otherwise.ts'

/** The part of `satteri` that is used. */
interface Satteri {
  mdxToMdast(source: string, options: { features: { frontmatter: false } }): object
}

/** What this thread has for calls; a main thread of Windows has one megabyte. */
const { stackSizeMb = 1 } = resourceLimits

let loading: Promise<Satteri | undefined> | undefined
let parser: Satteri | undefined

/**
 * Loads the native parser, once for a thread. Where the package or its binary is missing, pages are parsed in
 * JavaScript: the trees are the same.
 */
export async function loadNativeParser(): Promise<void> {
  if (!mayParseNatively()) return
  loading ??= importParser()
  parser = await loading
}

async function importParser(): Promise<Satteri | undefined> {
  // There, the package would fetch a binary while it is imported.
  if (process.versions['webcontainer'] || process.env['SKERRY_PARSER'] === 'js')
    return undefined
  try {
    return (await import('satteri')) as Satteri
  } catch {
    return undefined
  }
}

/**
 * Parses MDX with GFM natively.
 *
 * @returns Undefined where the native parser is not loaded.
 * @throws {ReadOtherwise} When Skerry's own parser must read the text.
 */
export function parseNatively(text: string): Root | undefined {
  if (!parser) return undefined
  checkText(text)
  let tree: Root
  try {
    tree = parser.mdxToMdast(text, { features: { frontmatter: false } }) as Root
  } catch {
    throw new ReadOtherwise('refused')
  }
  completeTree(tree, text)
  return tree
}

/** Characters that are replaced or mean something else, and code that could be nested too deep. */
function checkText(text: string): void {
  // NUL, a byte order mark, a placeholder of the native parser, the end of a line on very old systems.
  // oxlint-disable-next-line no-control-regex
  if (/[\0\uFEFF\uF002]|\r(?!\n)/.test(text)) throw new ReadOtherwise('character')
  // It reads one character too far, and ends the process.
  if (text.endsWith('\\')) throw new ReadOtherwise('backslash at the end')
  if (/\p{Surrogate}/u.test(text)) throw new ReadOtherwise('broken character')
  if (couldNestDeeply(text, stackSizeMb)) throw new ReadOtherwise('depth')
}
