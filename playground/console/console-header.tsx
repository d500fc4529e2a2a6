import type { ComponentChildren, RefObject } from 'preact'

export interface ConsoleHeaderProps {
  /** Start of the ids that other parts of the dialog refer to. */
  id: string
  /** Of the heading, which has the focus at first. */
  title: RefObject<HTMLHeadingElement | null>
  heading: string
  /** Where the request goes, as samples show it. */
  address: ComponentChildren
  /** The button that submits the form around. */
  action: { label: string; disabled: boolean; describedBy?: string | undefined }
  close: string
  onClose: () => void
  /** What is announced. */
  children: ComponentChildren
}

/** The top of a dialog: name and address, the button that acts, and the one that closes. */
export function ConsoleHeader(props: ConsoleHeaderProps) {
  const { id, title, heading, address, action, close, onClose, children } = props
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
      <p class="console-address">{address}</p>
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
