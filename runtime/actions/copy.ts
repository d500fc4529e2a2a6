/**
 * Copies what a button stands for: `data-copy` (in dark mode `data-copy-dark`), or the code of
 * its block. Field names and heading anchors copy their own link. For 2 s the button has
 * `data-copied`, and the live region `#skerry-status` announces the text of its own
 * `data-copied`.
 */
export async function handleCopy(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>(
    '.code-block-copy-button,[data-copy],a.field-link,a.heading-anchor',
  )
  if (!button) return
  await write(textOf(button))
  const status = document.getElementById('skerry-status')
  const say = (text = '') => status && (status.textContent = text)
  button.dataset['copied'] = ''
  say(status?.dataset['copied'])
  setTimeout(() => {
    delete button.dataset['copied']
    say()
  }, 2000)
}

function textOf(button: HTMLElement): string {
  if (button.matches('a')) return (button as HTMLAnchorElement).href
  const { copy, copyDark } = button.dataset
  if (copy) return (document.documentElement.matches('.dark') && copyDark) || copy
  const code = button.closest('.code-block')?.querySelector('pre')?.textContent
  return code?.replace(/\n$/, '') ?? ''
}

/** Falls back to `execCommand`, because the clipboard API is unavailable over plain HTTP. */
async function write(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const focused = document.activeElement as HTMLElement | null
    const area = document.createElement('textarea')
    area.value = text
    area.className = 'sr-only'
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
    focused?.focus()
  }
}
