/** Focuses the first input of the last item among an element's children, once it is rendered. */
export function focusLastItem(list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const last = [...(list?.querySelectorAll(':scope > .console-item') ?? [])].at(-1)
    const target =
      last?.querySelector<HTMLElement>('input, select, textarea') ??
      last?.querySelector<HTMLElement>('summary, button')
    target?.focus()
  })
}
