import type { Diagnostic } from '../plugin/diagnostic.ts'

/** Only in the dev server: a list of what `skerry check` says of the open page. */

const STYLE = `
  :host { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646;
    font: 13px/1.5 ui-sans-serif, system-ui, sans-serif; color: #e5e7eb; color-scheme: dark }
  details { max-width: min(44rem, calc(100vw - 2rem)); border: 1px solid #374151;
    border-radius: 8px; background: #111827; box-shadow: 0 4px 16px rgb(0 0 0 / .25) }
  summary { padding: 4px 12px; cursor: pointer; list-style: none; font-weight: 500 }
  summary::before { content: ''; display: inline-block; width: 8px; height: 8px;
    margin-inline-end: 8px; border-radius: 50%; background: #fbbf24 }
  summary[data-severity='error']::before { background: #f87171 }
  summary[data-severity='info']::before { background: #60a5fa }
  ol { max-height: 50vh; margin: 0; padding: 0 12px 8px; overflow: auto; list-style: none }
  li { padding: 8px 0; border-block-start: 1px solid #374151; overflow-wrap: anywhere }
  button { padding: 0; border: 0; background: none; color: #93c5fd; font: inherit;
    font-family: ui-monospace, monospace; text-align: start; cursor: pointer }
  p { margin: 0 } .hint, code { color: #9ca3af }
`

let element: HTMLElement | undefined

/** Asks for the problems of the open page and shows them; nothing is shown where there are none. */
export async function showProblems(): Promise<void> {
  const page = document.documentElement.dataset['currentPath']
  if (page === undefined) return
  const response = await fetch(`${import.meta.env.BASE_URL}@skerry/problems${page}`)
  if (!response.ok) return
  const problems = (await response.json()) as Diagnostic[]
  const wasOpen = element?.shadowRoot?.querySelector('details')?.open ?? false
  element?.remove()
  element = undefined
  if (problems.length === 0) return
  element = document.createElement('skerry-problems')
  const root = element.attachShadow({ mode: 'open' })
  const style = create('style', STYLE)
  const list = create('details')
  list.open = wasOpen
  const summary = create('summary', count(problems.length))
  summary.dataset['severity'] = worstOf(problems)
  const entries = create('ol')
  entries.append(...problems.map(entryOf))
  list.append(summary, entries)
  root.append(style, list)
  // Beside the body, which a change of the page replaces.
  document.documentElement.append(element)
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
