/**
 * While the drawer, a popover, is open, all that is beside it, at any level, is inert. That ends
 * before it closes (`beforetoggle`): the browser then gives the focus back to its button.
 */
export function answerDrawer({ target, newState }: ToggleEvent): void {
  let part = target as Element
  if (part.id !== 'mobile-nav') return
  for (; part !== document.body; part = part.parentElement!) {
    for (const beside of part.parentElement!.children) {
      if (beside !== part) (beside as HTMLElement).inert = newState === 'open'
    }
  }
}
