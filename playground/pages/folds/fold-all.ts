import { lazyClass } from './lazy-class.ts'
import { fillFold } from './lazy-rows.ts'

/** Folds of rows and of alternatives, but not of long value lists. */
const FOLDS = 'details.expandable,details.api-option'

/** Limits for one click: schemas can be recursive. */
const LIMITS = { levels: 5, rows: 300 }

/**
 * Handles clicks on a section's "expand all" button: opens its folds, fetching their rows as
 * needed, or closes them.
 */
export async function handleFoldAll({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>(`.${lazyClass.all}`)
  const section = button?.closest('.api-section')
  if (!button || !section || button.ariaBusy) return
  const { more = '', less = '' } = button.dataset
  if (button.textContent === less) {
    for (const fold of foldsOf(section)) fold.open = false
    button.textContent = more
    return
  }
  button.ariaBusy = 'true'
  await openFolds(section)
  button.ariaBusy = null
  button.textContent = less
}

async function openFolds(section: Element): Promise<void> {
  const before = rowsOf(section)
  for (let level = 0; level <= LIMITS.levels; level++) {
    const closed = foldsOf(section).filter((fold) => !fold.open)
    for (const fold of closed) fold.open = true
    const lazy = closed.filter((fold) => fold.matches(`.${lazyClass.fold}`))
    await Promise.all(lazy.map(fillFold))
    if (lazy.length === 0 || rowsOf(section) - before > LIMITS.rows) return
  }
}

function foldsOf(section: Element): HTMLDetailsElement[] {
  return [...section.querySelectorAll<HTMLDetailsElement>(FOLDS)]
}

function rowsOf(section: Element): number {
  return section.querySelectorAll('.expandable-content > *').length
}
