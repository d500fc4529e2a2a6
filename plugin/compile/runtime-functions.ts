import type { Statement } from 'estree'
import { destructure, identifier, runtimeCall } from '../mdx/build-estree.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** Reads a prop of a snippet by its name: `{name}`. */
export const READ_PROP = '_prop'

/** Evaluates an attribute that reads such props. */
export const WITH_PROPS = '_withProps'

/** All props of a snippet's tag. */
export const GIVEN_PROPS = '_givenProps'

/** `_at(element, place)`: an element with the place where it is written. */
export const AT = '_at'

/** Names in page code → names in `runtime/page-scope.ts`. */
const RUNTIME: Record<string, string> = {
  _jsx: 'jsx',
  _jsxs: 'jsxs',
  _Fragment: 'Fragment',
  _template: 'jsxTemplate',
  _attr: 'jsxAttr',
  _escape: 'jsxEscape',
  _text: 'text',
  _css: 'css',
  _elements: 'elements',
  _try: 'attempt',
  _tryAsync: 'attemptAsync',
  _tryAttribute: 'attemptAttribute',
  [AT]: 'at',
  [READ_PROP]: 'prop',
  [WITH_PROPS]: 'withProps',
  [GIVEN_PROPS]: 'givenProps',
  _unknown: 'Unknown',
  _AssetUrl: 'AssetUrl',
}

/** The names in page code. */
export const runtimeNames = Object.keys(RUNTIME)

const CREATES_ELEMENTS = new Set(['_jsx', '_jsxs', '_attr', '_css'])

/**
 * Declares the functions of the runtime that a page's code uses. Under a base, those that create
 * elements also resolve URLs.
 *
 * @param names Names that the code uses without declaring them.
 */
export function runtimeFunctions(
  names: ReadonlySet<string>,
  { input: { options } }: Compilation,
): (Statement | undefined)[] {
  const { base, prefixes = [] } = options
  const isPlain = base === '/' && prefixes.length === 0
  const pairs = (isResolving: boolean) =>
    Object.entries(RUNTIME).flatMap(([name, exported]): [string, string][] =>
      names.has(name) && (!isPlain && CREATES_ELEMENTS.has(name)) === isResolving
        ? [[exported, name]]
        : [],
    )
  return [
    destructure(pairs(true), runtimeCall('underBase', base, ...prefixes)),
    destructure(pairs(false), identifier('_runtime')),
  ]
}
