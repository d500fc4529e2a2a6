import { Component, h, hydrate, render, type ComponentType } from 'preact'
import { withIdScope } from './id-scope.ts'
import { decodeProps } from './island-props.ts'
import { trustedHtml } from './trusted-html.ts'

/** The type of `hydrateIsland`, for the loader, which imports it at run time. */
export type Hydrate = typeof hydrateIsland

interface SlotProps {
  name: string
  /** The nodes of slots that are not mounted, by name. */
  kept: Map<string, Node[]>
}

/** Server HTML within an island: its nodes are detached and attached again, never rendered again. */
class Slot extends Component<SlotProps> {
  element: Element | null = null

  override shouldComponentUpdate() {
    return false
  }

  override componentDidMount() {
    const { name, kept } = this.props
    const nodes = kept.get(name)
    if (!nodes) return
    this.element!.append(...nodes)
    kept.delete(name)
    document.dispatchEvent(new Event('skerry:update'))
  }

  override componentWillUnmount() {
    const { name, kept } = this.props
    kept.set(name, [...this.element!.childNodes])
  }

  override render({ name }: SlotProps) {
    // Preact empties a ref before `componentWillUnmount`, so null is ignored.
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
 * Hydrates one island with the props that its host carries. Its slots keep their server
 * DOM. When it throws, now or later, that is reported once and its server HTML is put back;
 * islands inside it are hydrated as if it were not there.
 */
export function hydrateIsland(host: Element, Island: ComponentType): void {
  const html = host.innerHTML
  const kept = new Map<string, Node[]>()
  let json = ''
  // Beside what is hydrated, and again after it: dev compares them to see what has changed.
  const data = Array.from(host.children).filter((child) => {
    if (child instanceof HTMLTemplateElement && child.dataset['slot']) {
      kept.set(child.dataset['slot'], [...child.content.childNodes])
    } else if (child.matches('script[type$=json]:last-child')) json = child.textContent!
    else return false
    return true
  })
  for (const child of data) child.remove()
  let failed = false
  const onError = (error: unknown) => {
    if (failed) return
    failed = true
    console.error(`The island <${host.getAttribute('name')}> failed:`, error)
    // Not during a render of the tree that is taken away.
    queueMicrotask(() => {
      try {
        render(null, host)
      } catch {
        // Effects that were never set up may not be taken down.
      }
      host.innerHTML = trustedHtml(html)
      document.dispatchEvent(new Event('skerry:update'))
    })
  }
  const props = decodeProps(json, (name) => h(Slot, { name, kept }))
  // The server counted `useId` from the same scope.
  const root = withIdScope(
    h(Boundary, { onError }, h(Island, props)),
    host.getAttribute('scope'),
  )
  try {
    hydrate(root, host)
    host.append(...data)
  } catch (error) {
    onError(error)
  }
}
