import type { ComponentChildren, RefObject } from 'preact'

/** What the top of the dialog shows: the operation, its URL and the buttons. */
export interface ConsoleHeaderProps {
  /** Prefix of the ids that other parts of the dialog refer to. */
  id: string
  /** Ref of the heading, which receives the initial focus. */
  title: RefObject<HTMLHeadingElement | null>
  heading: string
  /** The URL of the request, with secrets masked as in samples. */
  url: ComponentChildren
  /** The submit button of the surrounding form. */
  action: { label: string; disabled: boolean; describedBy?: string | undefined }
  close: string
  onClose: () => void
  /** Live regions for screen readers. */
  children: ComponentChildren
}

/** The header of a dialog: title and URL, submit button, close button. */
export function ConsoleHeader(props: ConsoleHeaderProps) {
  const { id, title, heading, url, action, close, onClose, children } = props
  return (
    <header class="console-header">
      <h2 ref={title} class="console-title" id={`${id}-title`} tabIndex={-1}>
        {heading}
      </h2>
      <button type="button" class="console-close" aria-label={close} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      {/* A long URL scrolls. */}
      <p class="console-address" tabIndex={0}>
        {url}
      </p>
      <button
        type="submit"
        class="console-send"
        disabled={action.disabled}
        {...(action.describedBy && { 'aria-describedby': action.describedBy })}
      >
        {action.label}
      </button>
      {children}
    </header>
  )
}
