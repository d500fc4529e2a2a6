/**
 * Opening an accordion writes its id to the hash, after those of the accordions around it;
 * closing goes back to theirs (behaviour 4.5). Called before the browser opens or closes it.
 */
export function answerAccordion(target: Element): void {
  const accordion = target
    .closest('summary')
    ?.closest<HTMLDetailsElement>('details.accordion')
  if (!accordion?.id) return
  const ids: string[] = []
  let part: Element | null | undefined = accordion.open
    ? accordion.parentElement
    : accordion
  while ((part = part?.closest('details.accordion[id]'))) {
    ids.unshift(encodeURIComponent(part.id))
    part = part.parentElement
  }
  const hash = ids.length > 0 ? `#${ids.join(':')}` : location.pathname + location.search
  history.replaceState(history.state, '', hash)
}
