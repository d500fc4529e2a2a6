import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportDeclaration, Node, Program } from 'estree'
import { parseCode } from '../kit/parse-code.ts'
import { ifExists } from '../kit/if-exists.ts'
import { analyseModule } from '../mdx/analyse-module.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { declaredValues, type Values } from './holds-function.ts'
import { importedName } from './snippet-exports.ts'
import { resolveImport } from './snippet-files.ts'

type Body = Program['body']

interface ImportedModule {
  /** The names that it is imported under. */
  specifiers: ImportDeclaration['specifiers']
  body: Body
}

const CODE = /\.[cm]?[jt]sx?$/

/** The code that the tags of a file can name: its own, and that of the modules it imports. */
export class CodeInReach {
  readonly #body: Body
  readonly #source: Source
  readonly #page: Compilation
  #modules: ImportedModule[] | undefined
  #values: Values | undefined
  #interactive: ReadonlySet<string> | undefined

  /**
   * @param body The statements of the file's code.
   * @param source The file.
   */
  constructor(body: Body, source: Source, page: Compilation) {
    this.#body = body
    this.#source = source
    this.#page = page
  }

  /** What names are declared as, in the file or in a module. */
  get values(): Values {
    return (this.#values ??= this.#readValues())
  }

  /** Whether a component, of the file or of a module, is interactive. */
  isInteractive(name: string): boolean {
    this.#interactive ??= new Set([
      ...this.#imported().flatMap(({ specifiers, body }) => {
        const { interactive } = analyseModule({ body })
        return specifiers
          .filter((part) => interactive.includes(importedName(part)))
          .map(({ local }) => local.name)
      }),
      ...analyseModule({ body: this.#body }).interactive,
    ])
    return this.#interactive.has(name)
  }

  #readValues(): Values {
    const values = new Map<string, Node>()
    for (const { specifiers, body } of this.#imported()) {
      const theirs = declaredValues(body)
      for (const [name, value] of theirs) if (!values.has(name)) values.set(name, value)
      for (const part of specifiers) {
        const value = theirs.get(importedName(part))
        if (value) values.set(part.local.name, value)
      }
    }
    return new Map([...values, ...declaredValues(this.#body)])
  }

  #imported(): readonly ImportedModule[] {
    this.#modules ??= this.#body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? [{ specifiers: statement.specifiers, body: this.#read(statement) }]
        : [],
    )
    return this.#modules
  }

  /** The code of an imported module. Empty if it isn't one of the site, or can't be parsed. */
  #read({ source }: ImportDeclaration): Body {
    const target = resolveImport(String(source.value), this.#source, this.#page)
    if (target.kind !== 'module' || !CODE.test(target.path)) return []
    const file = join(this.#page.input.root, target.path)
    const text = ifExists(() => readFileSync(file, 'utf8'))
    if (text === undefined) return []
    const lang = target.path.endsWith('ts') ? 'ts' : 'tsx'
    const { program, errors } = parseCode(file, text, { lang, preserveParens: false })
    return errors.length > 0 ? [] : (program as Program).body
  }
}
