/**
 * Remembers for the session whether an expandable with an id is open; `choicesScript` restores
 * it. The browser toggles it after the event, see `accordion.ts`.
 */
export function handleExpandable({ eventPhase }: Event, target: Element): void {
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
    // Storage is blocked: the state lasts until the page is left.
  }
}
