import {
  Fragment,
  h,
  isValidElement,
  toChildArray,
  type ComponentChildren,
  type ComponentType,
  type VNode,
} from 'preact'
import { decode } from './page-tree.ts'

export type Props = Record<string, unknown> & { children?: ComponentChildren }

/** A component that renders its input, so that two renderers can be compared. */
export type StandIn = ComponentType<Props> & {
  label?: (props: Props) => string
  /** Returns the nodes of a Markdown snippet, as if written in place of its tag. */
  contents?: (props: Props) => ComponentChildren
}

/** Theme components for elements of Markdown, with the plain element. */
const plain: Record<string, StandIn> = {
  Heading: labelled(
    ({ level, children, alias: _alias, noAnchor: _noAnchor, ...props }) =>
      h(headingName(level), props, children),
    ({ level }) => headingName(level),
  ),
  Image: labelled(
    ({ children: _, ...props }) => h('img', props),
    () => 'img',
  ),
  Table: labelled(
    ({ children }) => h(Fragment, null, children),
    () => 'table',
  ),
  CodeBlock: labelled(
    (props) =>
      typeof props['html'] === 'string'
        ? codeElement(props['language'], codeText(props['html']), props)
        : generic('CodeBlock', props),
    ({ html }) => (typeof html === 'string' ? 'pre' : 'CodeBlock'),
  ),
  Mermaid: labelled(
    (props) =>
      typeof props['chart'] === 'string'
        ? codeElement('mermaid', props['chart'])
        : generic('Mermaid', props),
    ({ chart }) => (typeof chart === 'string' ? 'pre' : 'Mermaid'),
  ),
}

/**
 * Creates the stand-in of a theme component. For elements of Markdown (headings, images,
 * tables, code) it renders the plain element, for others `<x-name data-props>` with the
 * props as JSON, elements in props as `<x-prop>`, and each child element in an
 * `<x-child>` with its type, so that children passed as one lump or with another type are
 * noticed.
 */
export function standIn(name: string): StandIn {
  const part =
    plain[name] ??
    labelled(
      (props) => generic(name, props),
      () => name,
    )
  const members = (MEMBERS[name] ?? []).map((member) => [
    member,
    standIn(`${name}.${member}`),
  ])
  return Object.assign(part, Object.fromEntries(members))
}

/** Dotted components of the theme: `<Tree.Folder>`. */
const MEMBERS: Record<string, string[]> = {
  Color: ['Row', 'Item'],
  Tree: ['Folder', 'File'],
}

function labelled(
  render: (props: Props) => VNode,
  label: (props: Props) => string,
): StandIn {
  return Object.assign((props: Props) => render(props), { label })
}

function generic(name: string, { children, ...props }: Props): VNode {
  const data: Record<string, unknown> = {}
  const elements: [name: string, value: ComponentChildren][] = []
  for (const [key, value] of Object.entries(props)) {
    if (holdsElement(value)) elements.push([key, value as ComponentChildren])
    else if (value !== undefined) data[key] = value
  }
  elements.sort(([a], [b]) => (a < b ? -1 : 1))
  return h(
    `x-${name.toLowerCase()}` as string,
    { 'data-props': stableJson(data) } as object,
    ...elements.map(([key, value]) =>
      h('x-prop' as string, { name: key } as object, value),
    ),
    ...oneByOne(children),
  )
}

/**
 * Wraps child elements as `<x-child type="p">…</x-child>`. Those of a Markdown snippet
 * are in an `<x-snippet>`, wrapped one by one too (rule `snippet-children`).
 */
function oneByOne(children: ComponentChildren): ComponentChildren[] {
  if (typeof children === 'function')
    return [h('x-child', { type: 'function of children' })]
  return toChildArray(children).map((child) => {
    if (!isValidElement(child)) return child
    const { contents } = child.type as StandIn
    if (contents) return h('x-snippet', null, oneByOne(contents(child.props as Props)))
    return h('x-child', { type: labelOf(child) }, child)
  })
}

/** The name of a child's type: `p`, `Card`, `Fragment`. */
export function labelOf({ type, props }: VNode): string {
  if (typeof type === 'string') return type
  if (type === Fragment) return 'Fragment'
  const { label, displayName, name } = type as StandIn & {
    displayName?: string
    name: string
  }
  return label?.(props as Props) ?? displayName ?? name
}

function holdsElement(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsElement)
  return isValidElement(value)
}

/**
 * Serializes with sorted keys. Functions and values that JSON can't contain are replaced
 * by their type.
 */
function stableJson(value: unknown): string {
  const seen = new Set<unknown>()
  const write = (it: unknown): unknown => {
    if (typeof it === 'function') return '(function)'
    if (typeof it === 'symbol' || typeof it === 'bigint') return String(it)
    if (typeof it === 'number' && !Number.isFinite(it)) return String(it)
    if (it === undefined) return '(undefined)'
    if (typeof it !== 'object' || it === null) return it
    if (it instanceof Date || it instanceof RegExp) return String(it)
    if (seen.has(it)) return '(circle)'
    seen.add(it)
    const written = Array.isArray(it)
      ? it.map(write)
      : isValidElement(it)
        ? `(element ${labelOf(it)})`
        : Object.fromEntries(
            Object.keys(it)
              .sort()
              .map((key) => [key, write((it as Record<string, unknown>)[key])]),
          )
    seen.delete(it)
    return written
  }
  return JSON.stringify(write(value))
}

function headingName(level: unknown): string {
  return `h${Number(level ?? 2)}`
}

/**
 * @param props Those that any element may have are set on the `pre`.
 */
function codeElement(language: unknown, text: string, props: Props = {}): VNode {
  const name =
    typeof language === 'string' && language ? `language-${language}` : undefined
  const common = Object.entries(props).filter(([key]) =>
    /^(?:data-.*|class|className|id|style)$/.test(key),
  )
  return h(
    'pre',
    Object.fromEntries(common),
    h('code', name ? { class: name } : null, text),
  )
}

/** The text of highlighted lines. */
function codeText(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''))
}
