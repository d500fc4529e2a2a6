/**
 * Writes the id of an opened accordion to the URL hash, after those of the accordions around
 * it. Closing restores the hash of the parent. The browser toggles the element after the event,
 * or already has if the event is a replay from before `actions.ts` was loaded (`eventPhase` is
 * `NONE`).
 */
export function handleAccordion({ eventPhase }: Event, target: Element): void {
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
