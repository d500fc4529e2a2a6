import { ConsoleHeader, type ConsoleHeaderProps } from '../console-header.tsx'
import type { SocketStrings } from './socket-strings.ts'
import type { SocketState } from './use-socket.ts'

interface SocketHeaderProps extends Pick<
  ConsoleHeaderProps,
  'id' | 'title' | 'heading' | 'onClose'
> {
  /** With secrets masked. */
  url: string
  phase: SocketState['phase']
  /** The connection can't be opened. */
  blocked: boolean
  notes: readonly string[]
  strings: SocketStrings
  onSubmit: (event: SubmitEvent) => void
}

/** Title and URL of the channel, connection state, and the button to connect. */
export function SocketHeader(props: SocketHeaderProps) {
  const { id, url, phase, blocked, notes, strings, onSubmit } = props
  const phases = {
    idle: strings.notConnected,
    connecting: strings.connecting,
    open: strings.connected,
  }
  return (
    <form onSubmit={onSubmit}>
      <ConsoleHeader
        {...props}
        close={strings.close}
        url={<code class="console-url">{url}</code>}
        action={{
          label: phase === 'idle' ? strings.connect : strings.disconnect,
          disabled: phase === 'idle' && blocked,
          describedBy: notes.length > 0 ? `${id}-notes` : undefined,
        }}
      >
        <p class="socket-phase" role="status" data-phase={phase}>
          {phases[phase]}
        </p>
      </ConsoleHeader>
    </form>
  )
}
