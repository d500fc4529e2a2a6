import { Fragment } from 'preact'
import * as hooks from 'preact/hooks'
import { jsx, jsxs, jsxTemplate } from 'preact/jsx-runtime'
import { AssetAddress } from './asset-address.ts'
import { pageGuards, type EvaluationProblem } from './page-guards.ts'
import { pageImports } from './page-imports.ts'
import { templateAttribute, templateText } from './template-values.ts'
import type { AnyComponent } from './types/rendering.ts'
import { UnknownPart } from './unknown-part.ts'

/** What a compiled page takes from outside. */
export interface PageRuntime {
  /** Every component by name: `virtual:skerry/components`. */
  components: Record<string, AnyComponent>
  /** Modules by the ids of `CompiledPage.imports`. */
  imports: Record<string, Record<string, unknown>>
  /** Receives code in the page that throws; the rest of the page is rendered. */
  report?: (problem: EvaluationProblem) => void
}

/**
 * The names that page code destructures from `_runtime`; the compiler writes them
 * (`plugin/compile/recma-finish-program.ts`).
 */
export function pageScope({ components, imports, report }: PageRuntime) {
  const reportOnce = onceEach(report)
  return {
    Fragment,
    jsx,
    jsxs,
    jsxTemplate,
    jsxAttr: templateAttribute,
    jsxEscape: templateText,
    text: (value: unknown) => String(value ?? ''),
    elements,
    ...pageGuards(reportOnce),
    ...pageImports(imports, components, reportOnce),
    Unknown: UnknownPart,
    AssetAddress,
    components,
    hooks,
  }
}

/** Reports a problem the first time only: content may be rendered more than once. */
function onceEach(report: PageRuntime['report']): (problem: EvaluationProblem) => void {
  const reported = new Set<string>()
  return (problem) => {
    const key = `${problem.message} ${problem.line}:${problem.column}`
    if (!reported.has(key)) report?.(problem)
    reported.add(key)
  }
}

/**
 * MDX's `{a: 'a', ...components}`: the component for each element. The others are inherited
 * rather than copied, so that only those that a page uses count as read.
 */
function elements(defaults: object, components: object = {}): object {
  const found = Object.entries(defaults).map(([name, element]): [string, unknown] => [
    name,
    name in components ? Reflect.get(components, name) : element,
  ])
  return Object.create(
    components,
    Object.getOwnPropertyDescriptors(Object.fromEntries(found)),
  ) as object
}
