import { Fragment, type JSX } from 'preact'
import * as hooks from 'preact/hooks'
import { jsx, jsxs, jsxTemplate } from 'preact/jsx-runtime'
import type { CodePlace } from './kit/code-places.ts'
import { AssetUrl } from './asset-url.ts'
import { pageGuards, type EvaluationProblem } from './page-guards.ts'
import { pageImports } from './page-imports.ts'
import { propsByName } from './props-by-name.ts'
import { templateAttribute, templateText } from './template-values.ts'
import type { AnyComponent } from './types/rendering.ts'
import {
  resolveAttribute,
  resolveProps,
  resolveStyles,
  type ElementUrls,
} from './element-urls.ts'
import { UnknownPart } from './unknown-part.ts'

/** Input of a compiled page. */
export interface PageRuntime {
  /** All components by name, from `virtual:skerry/components`. */
  components: Record<string, AnyComponent>
  /** Modules by the ids in `CompiledPage.imports`. */
  imports: Record<string, Record<string, unknown>>
  /** Called for code in the page that throws; the rest of the page is rendered. */
  report?: (problem: EvaluationProblem) => void
  /** For a snippet, the frontmatter of the page that shows it. */
  frontmatter?: { readonly value: object }
  /** Finds where an error was thrown, in the page or in another file of the site. */
  placeOf?: (error: unknown) => CodePlace | undefined
  /** Creates an element of HTML and values. Defaults to one for the server only. */
  template?: (texts: string[], ...values: unknown[]) => JSX.Element
}

/**
 * The value of `_runtime`, which page code destructures. The names must match those written by
 * the compiler (`plugin/compile/recma-finish-program.ts`).
 */
export function pageScope({
  components,
  imports,
  report = () => undefined,
  frontmatter = { value: {} },
  placeOf,
  template = jsxTemplate,
}: PageRuntime) {
  return {
    Fragment,
    jsx,
    jsxs,
    jsxTemplate: template,
    jsxAttr: templateAttribute,
    jsxEscape: templateText,
    underBase,
    text,
    css: text,
    elements,
    ...pageGuards(report, components, placeOf),
    ...propsByName(report),
    ...pageImports(imports, components, report),
    Unknown: UnknownPart,
    AssetUrl,
    components,
    frontmatter: () => frontmatter,
    hooks,
  }
}

/** The functions with which the page creates elements, for a site whose URLs have a prefix. */
function underBase(base: string, ...prefixes: string[]) {
  const urls: ElementUrls = { base, prefixes }
  return {
    jsx: (type: AnyComponent, props: object, key?: string) =>
      jsx(type, resolveProps(type, props, urls), key),
    jsxs: (type: AnyComponent, props: object, key?: string) =>
      jsxs(type, resolveProps(type, props, urls), key),
    jsxAttr: (name: string, value: unknown, asText?: boolean) =>
      templateAttribute(name, resolveAttribute(name, value, urls), asText),
    css: (value: unknown) => resolveStyles(text(value), urls),
  }
}

function text(value: unknown): string {
  return String(value ?? '')
}

/**
 * Replaces MDX's `{a: 'a', ...components}`: the component for each element name. Other
 * components are inherited rather than copied, so that only those that a page uses are recorded
 * as read.
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
