import { Component, h, render, type ComponentChildren, type ComponentType } from 'preact'
import { hydrateIsland, Slot } from './hydrate.ts'
import { trustedHtml } from './trusted-html.ts'

/** Providers by the ids of their contexts, as Preact passes them to components. */
type Contexts = Record<string, { props: { value?: unknown } }>

/** What a mounted slot passes on to the islands in it. */
interface Surroundings {
  contexts: Contexts
  /** The values with which the server rendered its content. Undefined if it had others. */
  rendered: unknown[] | undefined
}

const surroundings = new WeakMap<Element, Surroundings>()

/** The HTML of islands as the server rendered it, and the contexts around them. */
const live = new WeakMap<Element, { html: string; contexts: Contexts }>()

class ProvidingSlot extends Slot {
  override componentDidMount() {
    const contexts = this.context as Contexts
    const slot = this.element!
    const isHydrated = !this.props._kept.has(this.props._name)
    const rendered = isHydrated ? valuesOf(contexts) : undefined
    surroundings.set(slot, { contexts, rendered })
    super.componentDidMount()
    if (!isHydrated && Object.keys(contexts).length > 0) adoptIslands(slot, contexts)
    if (slot.querySelector('[inner]')) document.dispatchEvent(new Event('skerry:update'))
  }

  override componentWillUnmount() {
    super.componentWillUnmount()
    surroundings.delete(this.element!)
  }
}

/**
 * Gives islands the contexts of the slot that they appear in, which the server doesn't know. Those
 * that were live with other providers start anew, as in React.
 */
function adoptIslands(slot: Element, contexts: Contexts): void {
  for (const host of slot.querySelectorAll('skerry-island')) {
    const before = live.get(host)
    host.setAttribute('inner', '')
    if (
      !before ||
      Object.keys(contexts).every((id) => before.contexts[id] === contexts[id])
    )
      continue
    const next = host.cloneNode() as Element
    next.innerHTML = trustedHtml(before.html)
    host.replaceWith(next)
    render(null, host)
  }
}

interface AroundProps {
  contexts: Contexts
  children: ComponentChildren
}

/** Passes on the contexts of another root. */
class Around extends Component<AroundProps> {
  override getChildContext() {
    return this.props.contexts
  }

  override render() {
    return this.props.children
  }
}

/**
 * Replaces `hydrateIsland` on sites whose islands provide contexts. Hydrates an island with the
 * contexts of the islands around it: it waits until these are live. If its HTML may be of other
 * values, it is rendered anew; its slots keep their DOM.
 */
export default async function hydrateInContext(
  host: Element,
  island: { default: ComponentType },
): Promise<void> {
  const { contexts, rendered } = await findSurroundings(host)
  live.set(host, { html: host.innerHTML, contexts })
  const values = valuesOf(contexts)
  const isStale = !rendered?.every((value, index) => value === values[index])
  if (isStale && !host.hasAttribute('fresh')) leaveSlots(host)
  const Island = (props: object) =>
    h(Around, { contexts, children: h(island.default, props) })
  hydrateIsland(host, { ...island, default: Island }, ProvidingSlot)
  if (isStale) host.removeAttribute('fresh')
}

/** Resolves when the island around this one is live, and shows it. Wakes that island. */
async function findSurroundings(host: Element): Promise<Surroundings> {
  while (host.hasAttribute('inner')) {
    const slot = host.closest('skerry-slot')
    const found = slot && surroundings.get(slot)
    if (found) return found
    const outer = slot?.closest('skerry-island')
    // It is live without its slots: it has failed, and shows the HTML of the server.
    if (outer && live.has(outer)) break
    outer?.dispatchEvent(new Event('skerry:reveal'))
    await new Promise((resolve) =>
      document.addEventListener('skerry:update', resolve, { once: true }),
    )
  }
  return { contexts: {}, rendered: [] }
}

/** Brings a host into the form of one that the server couldn't render. */
function leaveSlots(host: Element): void {
  const slots = [...host.querySelectorAll('skerry-slot')].filter(
    (slot) => slot.firstChild && slot.closest('skerry-island') === host,
  )
  const data = [...host.children].filter((child) => child.matches('template,script'))
  host.replaceChildren(...slots, ...data)
  host.setAttribute('fresh', '')
}

function valuesOf(contexts: Contexts): unknown[] {
  return Object.values(contexts).map(({ props }) => props.value)
}
