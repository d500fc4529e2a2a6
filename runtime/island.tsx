import { h, isValidElement, type ComponentChildren, type ComponentType } from 'preact'
import { useContext } from 'preact/hooks'
import { renderToString } from 'preact-render-to-string'
import { elementPlace } from './element-place.ts'
import { withEmptyStorage } from './with-empty-storage.ts'
import { withIdScope } from './with-id-scope.ts'
import { childrenEncoder } from './children-encoder.ts'
import { partOrTag, type IslandHost } from './island-part.ts'
import { IslandPlace } from './island-place.ts'
import { decodeProps, encodeProps, IslandPropError } from './island-props.ts'
import { islandSlots } from './island-slots.tsx'
import { missingGlobal } from './missing-global.ts'
import { rawHtml } from './raw-html.ts'
import { RenderRecordContext, type RenderRecord } from './render-record.ts'
import type { IslandModule, RenderWarning } from './types/rendering.ts'
import { unseenIcons } from './unseen-icons.ts'
import { thrownAt } from './kit/thrown-at.ts'
import { errorMessage } from './kit/error-message.ts'
import { wholeOfPart } from './kit/whole-of-part.ts'

/**
 * The server half of an island. Renders it once, inside a host element that carries its name,
 * when to hydrate it, and its props as JSON.
 *
 * Children, and elements among the props, become static slots: rendered here, kept in the page
 * and never rendered again in the browser. They may contain further islands, which see the
 * contexts that the island provides there: these have the attribute `inner`, and are hydrated
 * after it. An island inside another island's own elements is rendered without a host, as part of
 * the outer one.
 *
 * A part of a table or a drawing is rendered without being an island, with a warning.
 * If an island throws, a warning is recorded and its slots are shown instead; if it throws for
 * want of a browser's global, the browser renders it in their place. If it has a prop
 * that JSON can't represent, a warning is recorded and it is rendered without being an island.
 *
 * @param name Unique in the site, see `SiteData.islands`.
 */
export function islandHost<Props extends object>(
  name: string,
  { default: Island, when = 'load', parts, readIcon }: IslandModule<Props>,
): ComponentType<Props> {
  const Host: IslandHost<Props> = (props, context: object) => {
    const place = useContext(IslandPlace)
    const record = useContext(RenderRecordContext)
    if (place === 'island') return h(Island as ComponentType, props)

    const encoded = encode(props as Record<string, unknown>)
    if (encoded instanceof IslandPropError) {
      record?.warnings.push(propWarning(name, encoded))
      return h(Island as ComponentType, props)
    }
    const { json } = encoded
    const scope = `${record?.scope ?? ''}${record ? record.scopes++ : 0}`
    const isInner = place === 'provided'
    let slots = islandSlots(encoded.slots, scope, context, isInner)
    const element = (tag: string, known: object) => h(partOrTag(tag, parts), known)
    let body: ComponentChildren
    let html = ''
    let hidden: Map<string, string> | undefined
    try {
      html = withEmptyStorage(() => {
        slots = islandSlots(encoded.slots, scope, context, isInner)
        const island = h(Island as ComponentType, decodeProps(json, slots.mark, element))
        return renderToString(withIdScope(slots.inside(island), scope), context)
      })
      const warning = partWarning(name, html)
      if (warning) {
        record?.warnings.push(warning)
        return h(Island as ComponentType, props)
      }
      body = rawHtml(html)
    } catch (error) {
      const missing = missingGlobal(error)
      record?.warnings.push(
        missing === undefined ? serverError(name, error, record) : browserOnly(missing),
      )
      const all = slots.all()
      if (missing === undefined) return rawHtml([...all.values()].join(''))
      body = [...all].map(([key, content]) => slots.element(key, content))
      hidden = new Map()
    }
    const isFresh = hidden !== undefined
    hidden ??= slots.hidden()
    const icons = readIcon && unseenIcons(json, html, readIcon)
    // Slots have no box that could become visible.
    const hasBox = !isFresh && !html.startsWith('<skerry-slot')
    // What is inside of another island follows it, which may be what makes it visible.
    const moment = when === 'visible' && (isInner || !hasBox) ? 'load' : when
    const moments = record?.islands.get(name) ?? new Set()
    record?.islands.set(name, moments.add(moment))

    return h(
      'skerry-island',
      {
        name,
        when: moment,
        scope,
        fresh: isFresh || undefined,
        inner: isInner || undefined,
      } as object,
      body,
      ...forBrowser(hidden, icons, json),
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

/** Slots that are not shown yet, and icons, in templates; and the props. */
function forBrowser(
  hidden: ReadonlyMap<string, string>,
  icons: string | undefined,
  json: string,
): ComponentChildren[] {
  const template = (key: string, html: string) =>
    h('template', { 'data-slot': key }, rawHtml(html))
  return [
    [...hidden].map(([key, html]) => template(key, html)),
    icons && template('$icons', icons),
    json && h('script', { type: 'application/json' }, rawHtml(json)),
  ]
}

/** Whether the value is an element. Each element of an array has a slot of its own. */
function isElement(value: unknown): value is ComponentChildren {
  return isValidElement(value)
}

/** Builds the warning, naming the tag and its location if a page contains it. */
function propWarning(name: string, { what }: IslandPropError): RenderWarning {
  const { source = `<${name}>`, ...place } = elementPlace() ?? {}
  return {
    code: 'islands/prop-not-json',
    // Functions of a tag get the names that they use by the prop `_given`.
    message: `${source} is shown, but doesn't react to the reader: it cannot take ${what.replace('`_given.', '`')}`,
    hint: 'Pass text, numbers, lists, plain objects and elements, and define functions inside of the component. Or write the tag in a component of a snippet, where it can take anything.',
    ...place,
  }
}

/** Builds the warning for a part of a table or the like. Undefined if the HTML is none. */
function partWarning(name: string, html: string): RenderWarning | undefined {
  const [, part = ''] = /^<([a-z]+)/i.exec(html) ?? []
  const whole = wholeOfPart(part)
  if (whole === undefined) return undefined
  const { source = `<${name}>`, ...place } = elementPlace() ?? {}
  return {
    code: 'mdx/lost-handler',
    message: `${source} is shown, but doesn't react to the reader: it is a part of a <${whole}>, and only the whole can`,
    hint: `Write all of the <${whole}> in a component of a snippet.`,
    ...place,
  }
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
function serverError(
  name: string,
  error: unknown,
  { placeOf }: RenderRecord,
): RenderWarning {
  const { source = `the island <${name}>`, ...place } = elementPlace() ?? {}
  return {
    code: 'islands/server-error',
    message: `${source} throws while the page is rendered, so only what is inside is shown: ${errorMessage(error)}`,
    hint: thrownAt(
      placeOf?.(error),
      'Correct the component. Pages are rendered before a browser sees them, so what only a browser has belongs in `useEffect` or in event handlers.',
    ),
    ...place,
  }
}
