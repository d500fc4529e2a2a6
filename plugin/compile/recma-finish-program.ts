import type {
  Expression,
  ImportDeclaration,
  Literal,
  Node,
  Program,
  Statement,
} from 'estree'
import { walk } from 'estree-walker'
import type { VFile } from 'vfile'
import type { ModuleStatement } from './code-in-tree.ts'
import { replaceNode } from './replace-node.ts'
import { ambientHooks, readerNames } from '../mdx/ambient-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { pageOf } from '../mdx/page-of.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import {
  constant,
  destructure,
  identifier,
  literal,
  member,
  property,
  runtimeCall,
} from '../mdx/build-estree.ts'
import { freeNames } from '../mdx/names-of-program.ts'
import { assetSpecifier } from './asset-specifier.ts'
import { resolveDeferredNames } from './resolve-deferred-names.ts'
import { readBindings } from './read-bindings.ts'
import { reportModuleOnly } from './report-module-only.ts'
import { resolvePageImport } from './resolve-page-import.ts'
import { runtimeFunctions } from './runtime-functions.ts'
import { importedName } from './snippet-exports.ts'
import {
  defaultExport,
  directive,
  isDirective,
  isMissingCheck,
  isMissingReference,
  recordComponents,
  takeElements,
} from './mdx-module.ts'

/**
 * The last recma plugin. Turns MDX's module into the body of a function that takes `_runtime`:
 * imports, also those added by plugins, become lookups in the modules loaded by the build, and
 * names that are available without an import are destructured from the runtime.
 */
export function recmaFinishProgram() {
  return (program: Program, file: VFile): void => {
    const finisher = new Finisher(pageOf(file))
    finisher.finish(program)
  }
}

class Finisher {
  readonly #page: Compilation
  readonly #imports: Statement[] = []
  /** Names whose value is read at each use: imported ones, as their module may change it. */
  readonly #bindings = new Set<string>()

  constructor(page: Compilation) {
    this.#page = page
  }

  finish(program: Program): void {
    resolveDeferredNames(program, this.#page)
    const body = program.body.flatMap((node) => this.#statement(node))
    this.#fixContent(body)
    const inner: Program = { type: 'Program', sourceType: 'module', body }
    const free = new Set(freeNames(inner).map(({ name }) => name))
    this.#importReact(free)
    const prologue = this.#prologue(free)
    const result = this.#result()
    readBindings({ ...inner, body: [...body, result] }, this.#bindings)
    program.body = [
      directive('use strict'),
      ...prologue,
      ...this.#imports,
      ...body,
      result,
    ]
  }

  /** Converts a statement of the module to statements of the function. */
  #statement(node: ModuleStatement): Statement[] {
    switch (node.type) {
      case 'ImportDeclaration':
        this.#import(node)
        return []
      case 'ExportAllDeclaration':
        this.#module(node.source)
        return []
      case 'ExportDefaultDeclaration':
        return [defaultExport(node)]
      case 'ExportNamedDeclaration':
        // Nobody imports from a page, but what it re-exports must be found.
        if (node.source) this.#module(node.source)
        return node.declaration ? [node.declaration] : []
      default:
        // MDX's helper throws for a missing component; ours renders its children.
        return isMissingReference(node) || isDirective(node) ? [] : [node as Statement]
    }
  }

  #import({ source, specifiers }: ImportDeclaration): void {
    const specifier = String(source.value)
    // The JSX functions come from the runtime.
    if (/^preact\/jsx(?:-dev)?-runtime$/.test(specifier)) return
    const id = resolvePageImport(specifier, source, this.#page)
    if (id !== undefined)
      this.#page.addImport(
        id,
        specifiers.map((part) => importedName(part)),
      )
    for (const part of specifiers) {
      const local = part.local.name
      const name = importedName(part)
      if (id !== undefined && name !== '*') this.#bindings.add(local)
      this.#imports.push(
        constant(
          local,
          id === undefined
            ? identifier('_unknown')
            : name === '*'
              ? runtimeCall('module', id)
              : runtimeCall(
                  'imported',
                  id,
                  name,
                  this.#page.writtenPlaceOf(positionOfCode(part), local),
                ),
        ),
      )
    }
  }

  /** Imports React if the code uses it without an import, as on Mintlify. */
  #importReact(free: ReadonlySet<string>): void {
    const name = 'React'
    if (!free.has(name)) return
    if (this.#imports.some((statement) => localNames(statement).includes(name))) return
    const id = 'preact/compat'
    this.#page.addImport(id, ['*'])
    this.#imports.push(constant(name, runtimeCall('module', id)))
  }

  /** The namespace object of a module. */
  #module(source: Literal): Expression {
    const id = resolvePageImport(String(source.value), source, this.#page)
    if (id === undefined) return literal({})
    this.#page.addImport(id, ['*'])
    return runtimeCall('module', id)
  }

  /**
   * Removes checks for missing components, records used ones, and replaces features that only
   * modules have, such as `import.meta`.
   */
  #fixContent(body: Statement[]): void {
    const page = this.#page
    walk(
      { type: 'Program', sourceType: 'module', body },
      {
        enter: (node, parent) => {
          this.#assetUrl(node)
          reportModuleOnly(node, parent, page)
          if (node.type === 'BlockStatement')
            node.body = node.body.filter((statement) => !isMissingCheck(statement))
          else if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern')
            recordComponents(node.id, page)
          else if (
            node.type === 'VariableDeclarator' &&
            node.id.type === 'Identifier' &&
            node.id.name === '_components' &&
            node.init?.type === 'ObjectExpression'
          )
            node.init = takeElements(node.init, page)
          else if (node.type === 'MetaProperty') replaceNode(node, identifier('_meta'))
          else if (node.type === 'ImportExpression') this.#dynamicImport(node)
        },
      },
    )
  }

  /** Resolves `new URL('./image.png', import.meta.url)` like an import. */
  #assetUrl(node: Node): void {
    const name = assetSpecifier(node)
    if (name === undefined || node.type !== 'NewExpression') return
    const id = resolvePageImport(`${name}?url`, node, this.#page)
    if (id === undefined) return
    this.#page.addImport(id, ['default'])
    node.callee = identifier('_AssetUrl')
    node.arguments = [member(runtimeCall('module', id), 'default')]
  }

  /** Turns `import('x')` with a literal specifier into a regular import. */
  #dynamicImport(node: Node & { type: 'ImportExpression' }): void {
    const { source } = node
    if (source.type !== 'Literal' || typeof source.value !== 'string') return
    const module = this.#module(source)
    replaceNode(node, {
      type: 'CallExpression',
      optional: false,
      callee: {
        type: 'MemberExpression',
        object: identifier('Promise'),
        property: identifier('resolve'),
        computed: false,
        optional: false,
      },
      arguments: [module],
    })
  }

  /** Declares names that the page's code uses without declaring them. */
  #prologue(free: ReadonlySet<string>): Statement[] {
    const page = this.#page
    const helpers = new Set(free)
    for (const part of this.#imports)
      for (const { name } of freeNames(part)) helpers.add(name)
    for (const name of page.unknown) helpers.add(name)
    if (page.unknown.size > 0) helpers.add('_unknown')
    const own = new Set(this.#imports.flatMap((statement) => localNames(statement)))
    const isFree = (name: string) => free.has(name) && !own.has(name)
    const components = [...page.known].filter(isFree)
    for (const name of components) page.components.add(name)
    const hooks = [...ambientHooks].filter(isFree)
    const statements = [
      ...runtimeFunctions(helpers, page),
      destructure(pairs(components), member(identifier('_runtime'), 'components')),
      destructure(pairs(hooks), member(identifier('_runtime'), 'hooks')),
      ...[...page.unknown]
        .filter(isFree)
        .map((name) => constant(name, identifier('_unknown'))),
      ...[...readerNames].filter(isFree).map((name) => constant(name, literal({}))),
    ]
    if (isFree('frontmatter')) statements.push(this.#frontmatter())
    if (isFree('_meta')) statements.push(constant('_meta', pageMeta(page)))
    if (isFree('props')) statements.push(constant('props', literal({})))
    return statements.filter((statement) => statement !== undefined)
  }

  /** That of the page; in a snippet that is a component, that of the page which shows it. */
  #frontmatter(): Statement {
    const { asComponent, frontmatter } = this.#page.input
    if (!asComponent) return constant('frontmatter', literal(frontmatter))
    this.#bindings.add('frontmatter')
    return constant('frontmatter', runtimeCall('frontmatter'))
  }

  #result(): Statement {
    const properties = [
      property('Content', identifier('MDXContent')),
      property('parts', identifier('_createMdxContent')),
      property('hasPanel', literal(this.#page.hasPanel)),
    ]
    return { type: 'ReturnStatement', argument: { type: 'ObjectExpression', properties } }
  }
}

/** `import.meta` of a page: `url` is its path in the content folder, without machine paths. */
function pageMeta({ input }: Compilation): Expression {
  const path = input.file.split('/').map(encodeURIComponent).join('/')
  return literal({ url: `file:///${path}` })
}

function localNames(statement: Statement): string[] {
  return statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [id.name] : [],
      )
    : []
}

function pairs(names: readonly string[]): [string, string][] {
  return names.map((name) => [name, name])
}
