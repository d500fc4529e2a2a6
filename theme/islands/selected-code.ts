import { onChoice, readChoices } from './choices.ts'

/** Where Mintlify keeps the title of the code that the reader has selected, as JSON. */
const KEY = 'code'
/** What Mintlify dispatches when it is stored. */
const EVENT = 'mintlify-localstorage'

let announces = false

/**
 * From now on, the title that the reader selects in a code group is stored and announced as
 * Mintlify does it, for components of the site that depend on it.
 */
export function announceSelectedCode(): void {
  if (announces) return
  announces = true
  const titles = codeTitles()
  const selected = readChoices().find((title) => titles.includes(title))
  if (selected !== undefined) store(selected)
  onChoice((title) => {
    if (!codeTitles().includes(title)) return
    const detail = { key: KEY, value: store(title) }
    document.dispatchEvent(new CustomEvent(EVENT, { detail }))
  })
}

/** The titles of the page's code groups. Tabs are announced alike, but aren't code. */
function codeTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.code-group[data-choices]')].flatMap(
    ({ dataset }) => dataset['choices']!.split('\n'),
  )
}

function store(title: string): string {
  const value = JSON.stringify(title)
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // Storage is blocked: the event says it.
  }
  return value
}
