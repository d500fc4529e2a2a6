import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, Program } from 'estree'
import { ifExists } from '../kit/if-exists.ts'
import { analyseModule } from '../mdx/analyse-module.ts'
import { parseModule } from '../mdx/code-trees.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { declaredValues, type Values } from './holds-function.ts'
import { importedName } from './snippet-exports.ts'
import { resolveImport } from './snippet-files.ts'

/** Calls of hooks, and event handlers. */
const INTERACTIVE = /\buse[A-Z]\w*[(<]|\bon[A-Z]\w*=\{/

/** Whether a component of a page's code, or of a module that it imports, is interactive. */
export function isInteractiveComponent(
  name: string,
  body: Program['body'],
  source: Source,
  page: Compilation,
): boolean {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue
    const part = statement.specifiers.find(({ local }) => local.name === name)
    if (!part) continue
    const target = resolveImport(String(statement.source.value), source, page)
    const text = target.kind === 'module' ? readModule(target.path, page) : undefined
    return isInteractiveIn(text ?? '', importedName(part))
  }
  return analyseModule({ body }).interactive.includes(name)
}

function readModule(path: string, { input }: Compilation): string | undefined {
  return ifExists(() => readFileSync(join(input.root, path), 'utf8'))
}

/**
 * Whether an export of a module is interactive. In one with syntax that only the bundler reads,
 * such as types, all are if any code in it is.
 */
function isInteractiveIn(text: string, name: string): boolean {
  try {
    return analyseModule(parseModule(text)).interactive.includes(name)
  } catch {
    return INTERACTIVE.test(text)
  }
}

/** What the names of a page's code are declared as, there or in a module that it imports. */
export function valuesInReach(
  body: Program['body'],
  source: Source,
  page: Compilation,
): Values {
  const values = new Map<string, Node>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue
    const target = resolveImport(String(statement.source.value), source, page)
    const text = target.kind === 'module' ? readModule(target.path, page) : undefined
    if (text === undefined) continue
    const theirs = valuesOfModule(text)
    for (const [name, value] of theirs) if (!values.has(name)) values.set(name, value)
    for (const part of statement.specifiers) {
      const value = theirs.get(importedName(part))
      if (value) values.set(part.local.name, value)
    }
  }
  return new Map([...values, ...declaredValues(body)])
}

/** Empty for a module with syntax that only the bundler reads. */
function valuesOfModule(text: string): Values {
  try {
    return declaredValues(parseModule(text).body)
  } catch {
    return new Map()
  }
}
