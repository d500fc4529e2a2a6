/**
 * Remembers for the session that an expandable with an id is open or closed;
 * `inline-scripts.ts` reads it. As in `accordion.ts`, the browser opens it after the event.
 */
export function answerExpandable({ eventPhase }: Event, target: Element): void {
  const fold = target.closest('summary')?.parentElement as HTMLDetailsElement | undefined
  if (!fold?.matches('.expandable[id]')) return
  const key = `skerry:folds:${location.pathname}`
  try {
    const folds = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<
      string,
      boolean
    >
    folds[fold.id] = eventPhase === Event.NONE ? fold.open : !fold.open
    sessionStorage.setItem(key, JSON.stringify(folds))
  } catch {
    // Storage may be forbidden: then it is open until the page is left.
  }
}
