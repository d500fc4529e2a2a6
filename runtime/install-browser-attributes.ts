import { options, type VNode } from 'preact'

/** Preact keeps an element's node under this mangled name, which is stable for plugins. */
interface ElementVNode extends VNode {
  __e?: Element
}

/** What the reader, the hash or an inline script may have changed before hydration. */
const CHANGED = '[data-choices] > *, [role=tab], [role=tab] > *, .view, details'

/** Ids and references to them, which the server makes unique on a page. */
const IDS = /^(?:id|for|aria-(?:controls|owns|details|activedescendant|.+by))$/

/** What the server adds to an id that is already on the page. */
const COUNT = /-\d+(?=-tab|\s|$)/g

/** The hook as this module last set it. */
let installed: typeof options.diffed

const seen = new WeakSet<Element>()

/**
 * From now on, elements get the attributes with which the browser renders them first. Preact
 * leaves those of the server when it hydrates, and takes them for those of the browser later.
 * React renders a component anew if the two differ.
 *
 * Modules whose components may differ call this once their imports are loaded.
 */
export function installBrowserAttributes(): void {
  const { diffed: next } = options
  if (installed && next === installed) return
  options.diffed = installed = (vnode) => {
    adoptAttributes(vnode)
    next?.(vnode)
  }
}

function adoptAttributes({ type, props, __e: element }: ElementVNode): void {
  if (typeof type !== 'string' || !element || seen.has(element)) return
  seen.add(element)
  if (element.matches(CHANGED)) return
  for (const [prop, value] of Object.entries(props as object)) {
    const name = prop === 'className' ? 'class' : prop
    if (name === 'style') adoptStyle(element as HTMLElement, value)
    else if (name === 'value' && element instanceof HTMLSelectElement)
      adoptChoice(element, value)
    else if (!/[A-Z]/.test(name) && !(IDS.test(name) && isRenamed(element, name, value)))
      adopt(element, name, value)
  }
}

/** Whether the server's ids are those of the browser, made unique. */
function isRenamed(element: Element, name: string, value: unknown): boolean {
  return element.getAttribute(name)?.replace(COUNT, '') === value
}

function adopt(element: Element, name: string, value: unknown): void {
  if (name === 'children' || name.startsWith('on')) return
  // Attributes with a hyphen have no boolean form.
  const text = name.includes('-') && value != null ? String(value) : value
  if (text == null || text === false) element.removeAttribute(name)
  else if (text === true) element.toggleAttribute(name, true)
  else if (
    /^(?:string|number)$/.test(typeof text) &&
    element.getAttribute(name) !== String(text)
  )
    element.setAttribute(name, String(text))
}

/** A choice is no attribute. What the reader chose before hydration stays. */
function adoptChoice(select: HTMLSelectElement, value: unknown): void {
  const all = [...select.options]
  const byServer = all.filter((option) => option.defaultSelected)
  const chosen = [...select.selectedOptions]
  const untouched = byServer.length === 0 ? all.slice(0, 1) : byServer
  if (chosen.some((option) => !untouched.includes(option))) return
  const wanted = [value].flat().map(String)
  for (const option of all) option.selected = wanted.includes(option.value)
}

/** Compares styles as the browser writes them. */
function adoptStyle({ style }: HTMLElement, value: unknown): void {
  const wanted = document.createElement('i').style
  if (typeof value === 'string') wanted.cssText = value
  for (const [name, part] of Object.entries(
    typeof value === 'object' ? (value ?? {}) : {},
  ))
    if (name.startsWith('--')) wanted.setProperty(name, part as string)
    else Object.assign(wanted, { [name]: part ?? '' })
  if (style.cssText !== wanted.cssText) style.cssText = wanted.cssText
}
