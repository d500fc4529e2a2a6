import { h, type ComponentChildren, type JSX, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { withIdScope } from './with-id-scope.ts'
import { IslandPlace } from './island-place.ts'
import { rawHtml } from './raw-html.ts'

/** Renders the slots of one island on the server. */
export interface IslandSlots {
  /** Wraps the island, so that its slots receive the contexts that it provides. */
  inside: (island: VNode) => JSX.Element
  /**
   * Returns an element that shows a slot. If the island shows the same slot twice, the second is
   * empty, as in the browser.
   */
  mark: (key: string, props?: object) => JSX.Element
  /** Returns the element of a slot with its HTML. */
  element: (key: string, html: string) => JSX.Element
  /**
   * Returns the HTML of the slots that the island doesn't show, by key.
   * @throws What the content of any slot has thrown: an error of the page, not of the island.
   */
  hidden: () => Map<string, string>
  /** Returns the HTML of all slots, by key, as it is outside of the island. */
  all: () => Map<string, string>
}

/**
 * Returns what renders an island's slots: each where the island shows it.
 *
 * @param contents Content by key.
 * @param scope Scope of the island's ids.
 * @param around The contexts around the island, as components receive them.
 * @param isProvided Whether they include those of another island.
 */
export function islandSlots(
  contents: ReadonlyMap<string, ComponentChildren>,
  scope: string,
  around: object,
  isProvided: boolean,
): IslandSlots {
  const shown = new Set<string>()
  const errors: unknown[] = []
  let within = around
  const Root = ({ island }: { island: VNode }, context: object) => {
    within = context
    return island
  }
  const element = (name: string, html: string) =>
    h('skerry-slot', { name }, rawHtml(html))
  const Mark = ({ _name: name }: { _name: string }, context: object) =>
    element(name, show(name, context))

  return {
    element,
    inside: (island) =>
      h(IslandPlace.Provider, { value: 'island', children: h(Root, { island }) }),
    mark: (key, props) => h(Mark, { ...props, _name: key }),
    hidden() {
      if (errors.length > 0) throw errors[0]
      return renderAll([...contents.keys()].filter((key) => !shown.has(key)))
    },
    all: () => renderAll([...contents.keys()]),
  }

  function show(key: string, context: object): string {
    if (shown.has(key)) return ''
    shown.add(key)
    try {
      return render(key, context, isProvided || differs(context, within))
    } catch (error) {
      errors.push(error)
      return ''
    }
  }

  function renderAll(keys: string[]): Map<string, string> {
    return new Map(keys.map((key) => [key, render(key, around, isProvided)]))
  }

  function render(key: string, context: object, provided: boolean): string {
    const content = h(IslandPlace.Provider, {
      value: provided ? 'provided' : 'page',
      children: contents.get(key),
    })
    return renderToString(withIdScope(content, `${scope}${key}`), context)
  }
}

/** Whether a context object has a provider that the other has not. */
function differs(context: object, other: object): boolean {
  return Object.entries(context).some(
    ([id, provider]) => Reflect.get(other, id) !== provider,
  )
}
