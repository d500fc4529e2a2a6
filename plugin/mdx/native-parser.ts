import { resourceLimits } from 'node:worker_threads'
import type { Root } from 'mdast'
import { couldNestDeeply } from './could-nest-deeply.ts'
import { completeTree } from './native-tree.ts'
import { mayParseNatively } from './parser-choice.ts'
import { NeedsJsParser } from './needs-js-parser.ts'

/** The used part of `satteri`. */
interface Satteri {
  mdxToMdast(source: string, options: { features: { frontmatter: false } }): object
}

/** Stack size of this thread. The default is that of Windows' main thread, 1 MB. */
const { stackSizeMb = 1 } = resourceLimits

let loading: Promise<Satteri | undefined> | undefined
let parser: Satteri | undefined

/**
 * Loads the native parser, once per thread. If the package or its binary is missing, pages are
 * parsed in JavaScript, with the same trees.
 */
export async function loadNativeParser(): Promise<void> {
  if (!mayParseNatively()) return
  loading ??= importParser()
  parser = await loading
}

async function importParser(): Promise<Satteri | undefined> {
  // In web containers, importing the package would download a binary.
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
 * @returns The mdast. Undefined if the native parser isn't loaded.
 * @throws {NeedsJsParser} If the text must be parsed in JavaScript.
 */
export function parseNatively(text: string): Root | undefined {
  if (!parser) return undefined
  checkText(text)
  let tree: Root
  try {
    tree = parser.mdxToMdast(text, { features: { frontmatter: false } }) as Root
  } catch {
    throw new NeedsJsParser('refused')
  }
  completeTree(tree, text)
  return tree
}

/** Rejects characters that are handled differently, and code that could be nested too deeply. */
function checkText(text: string): void {
  // NUL, byte order mark, satteri's placeholder character, CR as line ending.
  if (/[\0\uFEFF\uF002]|\r(?!\n)/.test(text)) throw new NeedsJsParser('character')
  // satteri reads out of bounds here and aborts the process.
  if (text.endsWith('\\')) throw new NeedsJsParser('backslash at the end')
  if (/\p{Surrogate}/u.test(text)) throw new NeedsJsParser('broken character')
  if (couldNestDeeply(text, stackSizeMb)) throw new NeedsJsParser('depth')
}
