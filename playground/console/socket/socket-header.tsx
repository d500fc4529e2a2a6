import type { RefObject } from 'preact'
import type { SocketWords } from './socket-words.ts'
import type { SocketState } from './use-socket.ts'

/** Name and address of the channel, whether it is connected, and the button that connects. */
export function SocketHeader({
  id,
  title,
  name,
  url,
  phase,
  blocked,
  notes,
  words,
  onSubmit,
  onClose,
}: {
  /** Start of the ids that parts of the dialog refer to. */
  id: string
  /** The heading, which has the focus at first. */
  title: RefObject<HTMLHeadingElement | null>
  name: string
  /** Without secrets. */
  url: string
  phase: SocketState['phase']
  /** Nothing can be connected to. */
  blocked: boolean
  notes: readonly string[]
  words: SocketWords
  onSubmit: (event: SubmitEvent) => void
  onClose: () => void
}) {
  const phases = {
    idle: words.notConnected,
    connecting: words.connecting,
    open: words.connected,
  }
  return (
    <form class="console-header" onSubmit={onSubmit}>
      <h2 ref={title} class="console-title" id={`${id}-title`} tabIndex={-1}>
        {name}
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
        <code class="console-url">{url}</code>
      </p>
      <button
        type="submit"
        class="console-send"
        disabled={phase === 'idle' && blocked}
        {...(notes.length > 0 && { 'aria-describedby': `${id}-notes` })}
      >
        {phase === 'idle' ? words.connect : words.disconnect}
      </button>
      <p class="socket-phase" role="status" data-phase={phase}>
        {phases[phase]}
      </p>
    </form>
  )
}
