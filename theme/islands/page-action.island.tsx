import type { TargetedMouseEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { CheckIcon, CopyIcon, PrintIcon } from '../ui-icons.tsx'

interface PageActionProps {
  action: 'copy' | 'print'
  /** URL of the page's Markdown, for `copy`. */
  href?: string
  label: string
  /** Only shown in the menu. */
  hint?: string
  copied: string
  failed: string
  class: string
  id?: string
}

export const when: When = 'interaction'

/**
 * A button of the page menu that needs JavaScript: copies the page as Markdown, or prints it.
 */
export default function PageAction({
  action,
  href,
  label,
  hint,
  copied,
  failed,
  ...rest
}: PageActionProps) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')

  async function run({ currentTarget: button }: TargetedMouseEvent<HTMLButtonElement>) {
    if (action === 'print') return window.print()
    // A shorter label would move the buttons next to it.
    button.style.minWidth = `${button.getBoundingClientRect().width}px`
    try {
      await copyFrom(href!)
      setState('done')
    } catch {
      setState('failed')
    }
    setTimeout(setState, 2000, 'idle')
  }

  return (
    <button type="button" class={`${rest.class} needs-js`} id={rest.id} onClick={run}>
      {state === 'done' ? (
        <CheckIcon />
      ) : action === 'copy' ? (
        <CopyIcon />
      ) : (
        <PrintIcon />
      )}
      <span class="choice-text">
        <span class="choice-label" aria-live="polite">
          {{ idle: label, done: copied, failed }[state]}
        </span>
        {hint && <span class="choice-description">{hint}</span>}
      </span>
    </button>
  )
}

/**
 * Passes a promise to the clipboard, because Safari only allows writing during the click event.
 */
async function copyFrom(href: string): Promise<void> {
  const text = fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`)
    return new Blob([await response.text()], { type: 'text/plain' })
  })
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
