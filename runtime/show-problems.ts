import type { Diagnostic } from './kit/diagnostic.ts'

/* Dev server only: a badge with the number of problems of the site, which opens their list. */

/** The response of the dev server: problems of the open page, and of all other pages. */
interface Problems {
  page: Diagnostic[]
  site: Diagnostic[]
}

/** Styles with fixed colours, readable over light and dark pages. */
const STYLE = `
  :host { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646;
    font: 13px/1.5 ui-sans-serif, system-ui, sans-serif; color: #e5e7eb; color-scheme: dark }
  button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer }
  button:focus-visible, section:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px }
  .badge { padding: 4px 12px; border: 1px solid #9ca3af; border-radius: 8px; background: #111827;
    font-weight: 500 }
  .badge::before { content: ''; display: inline-block; width: 8px; height: 8px;
    margin-inline-end: 8px; border-radius: 50%; background: #fbbf24 }
  .badge[data-severity='error']::before { background: #f87171 }
  .badge[data-severity='info']::before { background: #60a5fa }
  section { max-width: min(44rem, calc(100vw - 2rem)); max-height: 60vh; margin-block-end: 8px;
    padding: 8px 12px; overflow: auto; border: 1px solid #9ca3af; border-radius: 8px;
    background: #111827; box-sizing: border-box }
  section[hidden] { display: none }
  h2 { margin: 8px 0 0; font: inherit; font-weight: 600 }
  ol { margin: 0; padding: 0; list-style: none }
  li { padding: 8px 0; border-block-start: 1px solid #374151; overflow-wrap: anywhere }
  li button { padding: 0; color: #93c5fd; font-family: ui-monospace, monospace;
    text-align: start; text-decoration: underline }
  p { margin: 0 } .hint, code { color: #9ca3af }
`

let element: HTMLElement | undefined

/** The response that is shown. */
let shown: string | undefined

/** The number of requests so far, and the number of the one whose response came in last. */
let requests = 0
let latest = 0

/**
 * Fetches the problems and shows the badge. Removes it if there are none. An unchanged list is
 * left alone, for a pointer or a focus that is on it.
 */
export async function showProblems(): Promise<void> {
  const page = document.documentElement.dataset['currentPath']
  if (page === undefined) return
  const request = ++requests
  const response = await fetch(`${import.meta.env.BASE_URL}@skerry/problems${page}`)
  if (!response.ok) return
  const text = await response.text()
  // A save may cause several requests: an older response must not replace a newer one.
  if (request < latest) return
  latest = request
  if (text === shown) return
  shown = text
  const problems = JSON.parse(text) as Problems
  const before = element?.shadowRoot
  const wasOpen = before?.querySelector('section')?.hidden === false
  const hadFocus = before?.activeElement !== null && before?.activeElement !== undefined
  element?.remove()
  element = undefined
  const all = [...problems.page, ...problems.site]
  if (all.length === 0) return
  element = document.createElement('skerry-problems')
  const root = element.attachShadow({ mode: 'open' })
  const { badge, list } = createList(problems, all)
  root.append(create('style', STYLE), list, badge)
  // Outside of <body>, which a page update morphs.
  document.documentElement.append(element)
  if (wasOpen) open(badge, list)
  if (hadFocus) (wasOpen ? list : badge).focus()
}

function createList(problems: Problems, all: readonly Diagnostic[]) {
  const badge = create('button', count(all.length))
  badge.type = 'button'
  badge.className = 'badge'
  badge.dataset['severity'] = worstOf(all)
  badge.setAttribute('aria-haspopup', 'dialog')
  badge.setAttribute('aria-expanded', 'false')
  badge.setAttribute('aria-controls', 'list')
  const list = create('section')
  list.id = 'list'
  list.hidden = true
  list.tabIndex = -1
  list.setAttribute('role', 'dialog')
  list.setAttribute('aria-label', 'Problems of this site')
  addEntries(list, 'On this page', problems.page)
  addEntries(
    list,
    problems.page.length > 0 ? 'Elsewhere' : 'On other pages',
    problems.site,
  )
  badge.onclick = () => {
    if (!list.hidden) return close(badge, list)
    open(badge, list)
    list.focus()
  }
  list.onkeydown = ({ key }) => {
    if (key !== 'Escape') return
    close(badge, list)
    badge.focus()
  }
  return { badge, list }
}

function open(badge: HTMLElement, list: HTMLElement): void {
  list.hidden = false
  badge.setAttribute('aria-expanded', 'true')
}

function close(badge: HTMLElement, list: HTMLElement): void {
  list.hidden = true
  badge.setAttribute('aria-expanded', 'false')
}

function addEntries(
  list: HTMLElement,
  title: string,
  problems: readonly Diagnostic[],
): void {
  if (problems.length === 0) return
  const entries = create('ol')
  entries.append(...problems.map(entryOf))
  list.append(create('h2', title), entries)
}

function entryOf({ file, line, column, message, hint, code }: Diagnostic): HTMLElement {
  const entry = create('li')
  if (file !== undefined) {
    const place = [file, line, column].filter((part) => part !== undefined).join(':')
    const button = create('button', place)
    button.type = 'button'
    button.title = 'Open in the editor'
    button.onclick = () => {
      const query = new URLSearchParams({ file: place })
      void fetch(`${import.meta.env.BASE_URL}__open-in-editor?${query.toString()}`)
    }
    entry.append(button)
  }
  const words = create('p', `${message} `)
  words.append(create('code', code))
  entry.append(words)
  if (hint !== undefined)
    entry.append(Object.assign(create('p', hint), { className: 'hint' }))
  return entry
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function count(problems: number): string {
  return problems === 1 ? '1 problem' : `${problems} problems`
}

function worstOf(problems: readonly Diagnostic[]): string {
  const has = (wanted: string) => problems.some(({ severity }) => severity === wanted)
  return ['error', 'warning'].find(has) ?? 'info'
}
