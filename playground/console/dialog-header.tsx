import type { RefObject } from 'preact'
import type { ConsoleOperation } from './props/console-props.ts'
import { useConsole } from './state/context.ts'

export interface DialogHeaderProps {
  /** Start of the ids that other parts of the dialog refer to. */
  id: string
  operation: ConsoleOperation
  /** Where the request goes, as samples show it. */
  url: string
  /** Of the heading, which has the focus at first. */
  title: RefObject<HTMLHeadingElement | null>
  running: boolean
  /** Something may be wrong: the next click sends it all the same. */
  mustConfirm: boolean
  /** Why nothing can be sent. */
  obstacle: string | undefined
  /** Announced by screen readers. */
  status: string
  onClose: () => void
}

/** Name and address of the operation, the button that sends, and the one that closes. */
export function DialogHeader(props: DialogHeaderProps) {
  const { id, operation, url, title, running, mustConfirm, obstacle, status, onClose } =
    props
  const { words } = useConsole()
  return (
    <header class="console-header">
      <h2 ref={title} class="console-title" id={`${id}-title`} tabIndex={-1}>
        {operation.title}
      </h2>
      <button
        type="button"
        class="console-close"
        aria-label={words.close}
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <p class="console-address">
        <span class="console-method" data-method={operation.method}>
          {operation.method}
        </span>
        <code class="console-url">{url}</code>
      </p>
      <button
        type="submit"
        class="console-send"
        disabled={!running && obstacle !== undefined}
        {...(obstacle && { 'aria-describedby': `${id}-obstacle` })}
      >
        {running ? words.cancel : mustConfirm ? words.sendAnyway : words.send}
      </button>
      <p class="sr-only" role="status">
        {status}
      </p>
    </header>
  )
}
