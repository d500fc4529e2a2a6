/**
 * Makes file trees navigable by keyboard: one row is a tab stop, and arrow keys move from
 * there. The markup stays lists and `<details>`, which announce their state themselves:
 * `<summary>` can't have the role `treeitem`.
 */
export function enhanceTrees(): void {
  for (const tree of document.querySelectorAll<HTMLElement>('.tree:not([data-arrows])')) {
    tree.dataset['arrows'] = ''
    tree.querySelectorAll<HTMLElement>('.tree-row').forEach((row, index) => {
      row.tabIndex = index ? -1 : 0
    })
  }
}

/** Moves through the rows of a tree. Returns true if it handled the key. */
export function handleTree(event: KeyboardEvent, target: Element): boolean {
  const row = target.closest<HTMLElement>('.tree-row')
  const { key, ctrlKey, metaKey, altKey } = event
  if (!row || ctrlKey || metaKey || altKey) return false
  const rows = [
    ...row.closest('.tree')!.querySelectorAll<HTMLElement>('.tree-row'),
  ].filter((one) => one.checkVisibility())
  const at = rows.indexOf(row)
  const folder = row.matches('summary') ? (row.parentElement as HTMLDetailsElement) : null
  const [inward, outward] = row.matches(':dir(rtl)')
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft']

  let to: HTMLElement | undefined
  if (key === 'ArrowDown') to = rows[at + 1]
  else if (key === 'ArrowUp') to = rows[at - 1]
  else if (key === 'Home') to = rows[0]
  else if (key === 'End') to = rows.at(-1)
  else if (key === inward) {
    if (folder?.open) to = rows[at + 1]
    else if (folder) folder.open = true
  } else if (key === outward) {
    if (folder?.open) folder.open = false
    else to = rows.findLast((one, index) => index < at && levelOf(one) < levelOf(row))
  } else if (/^\S$/u.test(key)) {
    const letter = key.toLowerCase()
    to = [...rows.slice(at + 1), ...rows.slice(0, at)].find((one) =>
      one.textContent!.trim().toLowerCase().startsWith(letter),
    )
  } else return false

  event.preventDefault()
  if (to) {
    row.tabIndex = -1
    to.tabIndex = 0
    to.focus()
  }
  return true
}

function levelOf(row: Element): number {
  let level = 0
  for (
    let list = row.closest('[role=list]');
    list;
    list = list.parentElement!.closest('[role=list]')
  )
    level++
  return level
}
