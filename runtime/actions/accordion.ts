/**
 * Opening an accordion writes its id to the hash, after those of the accordions around it;
 * closing goes back to theirs. The browser opens or closes it when the event
 * is over: before this is called only for a click that had to wait for `actions.ts`.
 */
export function answerAccordion({ eventPhase }: Event, target: Element): void {
  const accordion = target
    .closest('summary')
    ?.closest<HTMLDetailsElement>('details.accordion')
  if (!accordion?.id) return
  const ids: string[] = []
  const opens = eventPhase === Event.NONE ? accordion.open : !accordion.open
  let part: Element | null | undefined = opens ? accordion : accordion.parentElement
  while ((part = part?.closest('details.accordion[id]'))) {
    ids.unshift(encodeURIComponent(part.id))
    part = part.parentElement
  }
  const hash = ids.length > 0 ? `#${ids.join(':')}` : location.pathname + location.search
  history.replaceState(history.state, '', hash)
}
