import { lateClass } from './late-class.ts'

/** Folds of rows and of alternatives; not those of long lists of values. */
const FOLDS = 'details.expandable,details.api-option'

/**
 * Answers the button of a section: its folds open, or where all are open, close. Those whose rows
 * are still to come open without what is folded in these; the next press opens that.
 */
export function answerFoldAll({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>(`.${lateClass.all}`)
  const section = button?.closest('.api-section')
  if (!button || !section) return
  const folds = [...section.querySelectorAll<HTMLDetailsElement>(FOLDS)]
  const open = folds.some((fold) => !fold.open)
  for (const fold of folds) fold.open = open
  const { more = '', less = '' } = button.dataset
  button.textContent = open ? less : more
}
