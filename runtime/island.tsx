import {
  Fragment,
  h,
  isValidElement,
  type ComponentChildren,
  type ComponentType,
} from 'preact'
import { useContext } from 'preact/hooks'
import { renderToString } from 'preact-render-to-string'
import { browserGlobals } from './kit/browser-globals.ts'
import { elementPlace } from './element-place.ts'
import { withIdScope } from './id-scope.ts'
import { InsideIsland } from './inside-island.ts'
import { childrenEncoder } from './island-children.ts'
import { partOr, type IslandHost } from './island-part.ts'
import { decodeProps, encodeProps, IslandPropError } from './island-props.ts'
import { rawHtml } from './raw-html.ts'
import { RenderRecordContext } from './render-record.ts'
import type { IslandModule, RenderWarning } from './types/rendering.ts'

/**
 * The server half of an island. Renders it once, inside a host element that carries its name,
 * when to hydrate it, and its props as JSON.
 *
 * Children, and elements among the props, become static slots: rendered here, kept in the page
 * and never rendered again in the browser. They may contain further islands. An island inside
 * another island's own elements is rendered without a host, as part of the outer one.
 *
 * If an island throws, a warning is recorded and its slots are shown instead; if it throws for
 * want of a browser's global, the browser renders it in their place. If it has a prop
 * that JSON can't represent, a warning is recorded and it is rendered without being an island.
 *
 * @param name Unique in the site, see `SiteData.islands`.
 */
export function islandHost<Props extends object>(
  name: string,
  { default: Island, when = 'load', parts }: IslandModule<Props>,
): ComponentType<Props> {
  const Host: IslandHost<Props> = (props, context: object) => {
    const inside = useContext(InsideIsland)
    const record = useContext(RenderRecordContext)
    if (inside) return h(Island as ComponentType, props)

    const encoded = encode(props as Record<string, unknown>)
    if (encoded instanceof IslandPropError) {
      record?.warnings.push(propWarning(name, encoded))
      return h(Island as ComponentType, props)
    }
    const { json, slots } = encoded
    const scope = `${record?.scope ?? ''}${record ? record.scopes++ : 0}`

    // Render the slots first and separately: an error in them is the page's, not the island's.
    const html = new Map<string, string>()
    for (const [key, content] of slots) {
      const root = withIdScope(h(Fragment, null, content), `${scope}${key}`)
      html.set(key, renderToString(root, context))
    }

    const shown = new Set<string>()
    const slot = (key: string, known?: object) =>
      h(SlotMark, { ...known, _name: key, _html: html.get(key) ?? '', _shown: shown })
    const element = (tag: string, known: object) => h(partOr(tag, parts), known)
    let body: string
    let isFresh = false
    try {
      const island = h(Island as ComponentType, decodeProps(json, slot, element))
      const root = h(InsideIsland.Provider, { value: true, children: island })
      body = renderToString(withIdScope(root, scope), context)
    } catch (error) {
      const missing = missingGlobal(error)
      record?.warnings.push(
        missing === undefined ? serverError(name, error) : browserOnly(missing),
      )
      if (missing === undefined) return rawHtml([...html.values()].join(''))
      isFresh = true
      body = [...html.keys()].map((key) => renderToString(slot(key))).join('')
    }
    // Slots have no box that could become visible.
    const moment = isFresh && when === 'visible' ? 'load' : when
    const moments = record?.islands.get(name) ?? new Set()
    record?.islands.set(name, moments.add(moment))

    return h(
      'skerry-island',
      { name, when: moment, scope, fresh: isFresh || undefined } as object,
      rawHtml(body),
      // Slots that are not shown yet are kept in a template.
      [...html].map(([key, content]) =>
        shown.has(key) ? null : h('template', { 'data-slot': key }, rawHtml(content)),
      ),
      json && h('script', { type: 'application/json' }, rawHtml(json)),
    )
  }
  Host.displayName = `Island(${name})`
  Host.original = Island
  return Host as ComponentType<Props>

  function encode(props: Record<string, unknown>) {
    try {
      return encodeProps(name, props, isElement, parts && childrenEncoder(parts))
    } catch (error) {
      if (error instanceof IslandPropError) return error
      throw error
    }
  }
}

interface SlotMarkProps {
  _name: string
  _html: string
  /** Collects the names of rendered slots. */
  _shown: Set<string>
}

/**
 * Where the island shows a slot. If it shows the same slot twice, the second is empty, as in
 * the browser.
 */
function SlotMark({ _name: name, _html: html, _shown: shown }: SlotMarkProps) {
  const again = shown.has(name)
  shown.add(name)
  return h('skerry-slot', { name }, rawHtml(again ? '' : html))
}

/**
 * Whether the value is an element, or an array with one. The elements of an array share one
 * slot.
 */
function isElement(value: unknown): value is ComponentChildren {
  return isValidElement(value)
}

/** Builds the warning, naming the tag and its location if a page contains it. */
function propWarning(name: string, { what }: IslandPropError): RenderWarning {
  const { source = `<${name}>`, ...place } = elementPlace() ?? {}
  return {
    code: 'islands/prop-not-json',
    message: `${source} is shown, but doesn't react to the reader: it cannot take ${what}`,
    hint: 'Pass text, numbers, lists, plain objects and elements, and define functions inside of the component. Or write the tag in a component of a snippet, where it can take anything.',
    ...place,
  }
}

/** The global that only browsers have and that an error is about. */
function missingGlobal(error: unknown): string | undefined {
  if (!(error instanceof ReferenceError)) return undefined
  const [, name = ''] = /^(\w+) is not defined$/.exec(error.message) ?? []
  return browserGlobals.has(name) ? name : undefined
}

/** Builds the warning, naming the tag and its location if a page contains it. */
function browserOnly(missing: string): RenderWarning {
  const { source = 'An island', ...place } = elementPlace() ?? {}
  return {
    code: 'islands/browser-only',
    message: `${source} reads \`${missing}\` while the page is rendered, so it only appears in the browser`,
    hint: 'To have it in the page, read such globals in `useEffect` or in event handlers, or after `typeof window !== "undefined"`.',
    ...place,
  }
}

/** Builds the warning, naming the tag and its location if a page contains it. */
function serverError(name: string, error: unknown): RenderWarning {
  const { source = `the island <${name}>`, ...place } = elementPlace() ?? {}
  return {
    code: 'islands/server-error',
    message: `${source} throws while the page is rendered, so only what is inside is shown: ${messageOf(error)}`,
    hint: 'Correct the component. Pages are rendered before a browser sees them, so what only a browser has belongs in `useEffect` or in event handlers.',
    ...place,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
