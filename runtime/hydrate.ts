import { Component, h, hydrate, render, type ComponentType } from 'preact'
import { withIdScope } from './with-id-scope.ts'
import { partOrTag } from './island-part.ts'
import { decodeProps } from './island-props.ts'
import { trustedHtml } from './trusted-html.ts'

/**
 * The type of `hydrateIsland`, for the loader, which imports this module by URL at run time.
 */
export type Hydrate = (...input: Parameters<typeof hydrateIsland>) => void | Promise<void>

/** Lets the loader hydrate islands that are shown now, and mark the table of contents. */
function announceUpdate() {
  document.dispatchEvent(new Event('skerry:update'))
}

/** The other keys are the props of the component in the slot, for islands that read them. */
export interface SlotProps {
  _name: string
  /** DOM nodes of unmounted slots, by slot name. */
  _kept: Map<string, Node[]>
}

/**
 * Server HTML inside an island. Its DOM nodes are detached and reattached, never rendered
 * again.
 */
export class Slot extends Component<SlotProps> {
  element: Element | null = null

  override shouldComponentUpdate() {
    return false
  }

  override componentDidMount() {
    const { _name, _kept } = this.props
    const nodes = _kept.get(_name)
    if (!nodes) return
    this.element!.append(...nodes)
    _kept.delete(_name)
    announceUpdate()
  }

  override componentWillUnmount() {
    const { _name, _kept } = this.props
    _kept.set(_name, [...this.element!.childNodes])
    // Its nodes are still in the document.
    queueMicrotask(announceUpdate)
  }

  override render({ _name: name }: SlotProps) {
    // Preact clears the ref before `componentWillUnmount`, so ignore null.
    const ref = (element: Element | null) => (this.element = element ?? this.element)
    return h('skerry-slot', {
      name,
      ref,
      dangerouslySetInnerHTML: { __html: trustedHtml('') },
    } as object)
  }
}

interface BoundaryProps {
  onError: (error: unknown) => void
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override componentDidCatch(error: unknown) {
    // Preact considers an error handled once the state changes.
    this.setState({ failed: true })
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * Hydrates an island, given its module, with the props in its host element. Slots keep their
 * server DOM. If the island throws, now or later, the error is logged once and the server HTML is
 * restored; islands nested in it are then hydrated on their own.
 *
 * @param SlotType The component of its slots.
 */
export function hydrateIsland(
  host: Element,
  island: { default: ComponentType },
  SlotType = Slot,
): void {
  const html = host.innerHTML
  const kept = new Map<string, Node[]>()
  let json = ''
  // The JSON props and unused slots are not part of the hydrated tree. They are put back
  // afterwards, because dev compares them to detect changes.
  const data = Array.from(host.children).filter((child) => {
    if (child instanceof HTMLTemplateElement && child.dataset['slot']) {
      kept.set(child.dataset['slot'], [...child.content.childNodes])
    } else if (child.matches('script[type$="n/json"]:last-child'))
      json = child.textContent!
    else return false
    return true
  })
  for (const child of data) child.remove()
  // The server could not render it. What it holds was shown in its place.
  if (host.hasAttribute('fresh'))
    for (const slot of Array.from(host.children)) {
      kept.set(slot.getAttribute('name')!, [...slot.childNodes])
      slot.remove()
    }
  // `preserveNesting` puts them around links in links, which only the parser would take apart.
  for (const box of host.querySelectorAll('object:not([data])'))
    box.replaceWith(...box.childNodes)
  let failed = false
  const onError = (error: unknown) => {
    if (failed) return
    failed = true
    console.error(`The island <${host.getAttribute('name')}> failed:`, error)
    // Wait for the current render to end before unmounting the tree.
    queueMicrotask(() => {
      try {
        render(null, host)
      } catch {
        // Effects that never ran may fail to clean up.
      }
      host.innerHTML = trustedHtml(html)
      announceUpdate()
    })
  }
  const props = decodeProps(
    json,
    // The key tells slots apart that an island shows in the same place, one after the other.
    (name, known) => h(SlotType, { ...known, key: name, _name: name, _kept: kept }),
    (tag, known) => h(partOrTag(tag, island) as ComponentType, known),
  )
  // The server generated `useId` values from the same scope.
  const root = withIdScope(
    h(Boundary, { onError }, h(island.default, props)),
    host.getAttribute('scope'),
  )
  try {
    hydrate(root, host)
    host.append(...data)
  } catch (error) {
    onError(error)
  }
}

/** What the loader calls, of this module or of `hydrate-in-context.ts`. */
export default hydrateIsland
