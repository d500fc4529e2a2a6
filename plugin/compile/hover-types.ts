import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Element, ElementContent, Text } from 'hast'
import type { ShikiTransformer } from 'shiki/core'
import { findTypePackages } from '../site/type-packages.ts'
import { defaultTypeOptions } from './type-options.ts'

/** A fact about a place in the code (https://twoslash.netlify.app/refs/result). */
interface TypeNode {
  type: string
  line: number
  text?: string
  docs?: string
}

/** What is used of `@shikijs/twoslash/core` and `twoslash/core`. */
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

interface TwoslashPart {
  createTwoslasher(options: {
    vfsRoot: string
    tsModule: TypeScript
    tsLibDirectory: string
  }): unknown
}

/** What is used of TypeScript itself. */
interface TypeScript {
  /** Of the declarations that come with it. */
  getDefaultLibFilePath(options: object): string
}

/** Thrown for code that TypeScript refuses: the message is for its author. */
export class TypesError extends Error {}

const ready = new Map<string, Promise<ShikiTransformer | undefined>>()

/** Transformers that write the types of names into code, for pages below a folder. */
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
      // It leaves nothing of `interface Berth`.
      const type = shiki.defaultHoverInfoProcessor(text) || text
      const docs = info.docs?.trim()
      const known = shown.get(this.meta) ?? new Set()
      shown.set(this.meta, known)
      // One stop of the Tab key for each type: a pointer finds the others.
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
    // Facts of places that are not shown.
    onShikiError: () => {},
  })
  return { ...transformer, line: writeNotes }
}

/** Errors that the author expects, and answers to `^?`, stand below their line: not in its text. */
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

/** The compiler's own words, without advice on how to write them into the code. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const compiler = [...text.matchAll(/^\s*\[(\d+)\] \d+ - (.+)$/gm)]
  return compiler.length > 0
    ? compiler.map(([, code, words]) => `${words} (TS${code})`).join('; ')
    : text.trim().split('\n')[0]!
}

async function importFile<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T
}
