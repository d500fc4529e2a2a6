import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Element, ElementContent, Text } from 'hast'
import type { ShikiTransformer } from 'shiki/core'
import { findTypePackages } from '../site/type-packages.ts'
import { defaultTypeOptions } from './type-options.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** A fact about a position in the code (https://twoslash.netlify.app/refs/result). */
interface TypeNode {
  type: string
  line: number
  text?: string
  docs?: string
}

/** The used parts of `@shikijs/twoslash/core`. */
interface ShikiPart {
  createTransformerFactory(
    twoslasher: unknown,
    renderer: {
      nodeStaticInfo(info: TypeNode, token: Element | Text): Partial<ElementContent>
      nodeError(error: TypeNode, token: Element | Text): Partial<ElementContent>
    },
  ): (options: {
    langs: string[]
    langAlias: Record<string, string>
    twoslashOptions: object
    onTwoslashError(error: unknown): void
    onShikiError(error: unknown): void
  }) => ShikiTransformer
  defaultHoverInfoProcessor(text: string): string
}

/** The used parts of `twoslash/core`. */
interface TwoslashPart {
  createTwoslasher(options: {
    vfsRoot: string
    tsModule: TypeScript
    tsLibDirectory: string
  }): unknown
}

/** The used parts of TypeScript. */
interface TypeScript {
  /** Path of the bundled declarations (`lib.d.ts`). */
  getDefaultLibFilePath(options: object): string
}

/** Type errors in an author's code, with a message for the author. */
export class TypesError extends Error {}

const ready = new Map<string, Promise<ShikiTransformer | undefined>>()

/**
 * Loads the transformer that adds hover types, once per root. Undefined if the packages it needs
 * aren't installed.
 */
export function loadHoverTypes(root: string): Promise<ShikiTransformer | undefined> {
  let transformer = ready.get(root)
  if (!transformer) ready.set(root, (transformer = makeTransformer(root)))
  return transformer
}

async function makeTransformer(root: string): Promise<ShikiTransformer | undefined> {
  const found = findTypePackages(root)
  if (!found) return undefined
  const [shiki, twoslash, typescript] = await Promise.all([
    importFile<ShikiPart>(found.shiki),
    importFile<TwoslashPart>(found.twoslash),
    importFile<{ default: TypeScript }>(found.typescript),
  ])
  const tsModule = typescript.default
  const twoslasher = twoslash.createTwoslasher({
    vfsRoot: root,
    tsModule,
    tsLibDirectory: dirname(tsModule.getDefaultLibFilePath({})),
  })
  const shown = new WeakMap<object, Set<string>>()
  const factory = shiki.createTransformerFactory(twoslasher, {
    nodeStaticInfo(this: { meta: object }, info: TypeNode, token: Element | Text) {
      const text = info.text ?? ''
      // The processor reduces `interface Berth` to nothing.
      const type = shiki.defaultHoverInfoProcessor(text) || text
      const docs = info.docs?.trim()
      const known = shown.get(this.meta) ?? new Set()
      shown.set(this.meta, known)
      // Only the first occurrence of a type is a tab stop; the pointer reaches all of them.
      const isNew = !known.has(type)
      known.add(type)
      return span(token, {
        class: 'code-type tooltip',
        'data-type': docs ? `${type}\n\n${docs}` : type,
        tabindex: isNew ? '0' : undefined,
      })
    },
    nodeError: (_, token) => span(token, { class: 'code-type-error' }),
  })
  const transformer = factory({
    langs: ['ts', 'tsx', 'js', 'jsx'],
    langAlias: { typescript: 'ts', mts: 'ts', cts: 'ts', javascript: 'js', mjs: 'js' },
    twoslashOptions: { compilerOptions: defaultTypeOptions },
    onTwoslashError(error) {
      throw new TypesError(messageOf(error))
    },
    // Thrown for facts about positions that aren't shown.
    onShikiError: () => {},
  })
  return { ...transformer, line: writeNotes }
}

/** Adds expected errors and answers to `^?` to their line as attributes, outside of its text. */
const writeNotes: ShikiTransformer['line'] = function (line, number) {
  const { nodes = [] } =
    (this.meta as { twoslash?: { nodes?: TypeNode[] } }).twoslash ?? {}
  const notes = nodes.filter(
    (node) => node.line === number - 1 && ['query', 'error', 'tag'].includes(node.type),
  )
  if (notes.length === 0) return
  line.properties['data-note'] = [...new Set(notes.map(({ text }) => text))].join('\n')
  this.addClassToHast(
    line,
    notes.some(({ type }) => type === 'error')
      ? 'line-note line-note-error'
      : 'line-note',
  )
}

function span(token: Element | Text, properties: Element['properties']): Element {
  return { type: 'element', tagName: 'span', properties, children: [token] }
}

/** The compiler's messages, without twoslash's advice. */
function messageOf(error: unknown): string {
  const text = errorMessage(error)
  const compiler = [...text.matchAll(/^\s*\[(\d+)\] \d+ - (.+)$/gm)]
  return compiler.length > 0
    ? compiler.map(([, code, words]) => `${words} (TS${code})`).join('; ')
    : text.trim().split('\n')[0]!
}

async function importFile<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T
}
