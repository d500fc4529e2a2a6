/** Milliseconds to wait for the event of a policy violation after a connection fails. */
const POLICY_DELAY = 50

interface SocketListener {
  onOpen: () => void
  onText: (text: string) => void
  onBytes: (count: number) => void
  /** Called when an open connection is closed, with code and reason. */
  onClose: (codeAndReason: string) => void
  /**
   * Called when the connection couldn't be opened: because of the content security policy
   * (`policy`), an invalid URL or mixed content (`blocked`), or for an unknown reason.
   */
  onFail: (reason: 'policy' | 'blocked' | 'unknown') => void
}

/**
 * Opens a WebSocket and reports its end exactly once. Depending on the cause, browsers throw,
 * dispatch only `error` (policy violations), or dispatch `close`.
 */
export function openSocket(
  url: string,
  protocols: string[],
  listener: SocketListener,
): WebSocket | undefined {
  let phase: 'opening' | 'open' | 'ended' = 'opening'
  let isRefused = false
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') isRefused = true
  }
  document.addEventListener('securitypolicyviolation', refuse)
  const settle = () => document.removeEventListener('securitypolicyviolation', refuse)
  const fail = (reason: 'blocked' | 'unknown') => {
    phase = 'ended'
    setTimeout(() => {
      settle()
      listener.onFail(isRefused ? 'policy' : reason)
    }, POLICY_DELAY)
  }
  let socket: WebSocket
  try {
    socket = new WebSocket(url, protocols)
  } catch {
    fail('blocked')
    return undefined
  }
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', () => {
    phase = 'open'
    settle()
    listener.onOpen()
  })
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data === 'string') listener.onText(data)
    else listener.onBytes(data.byteLength)
  })
  socket.addEventListener('error', () => {
    if (phase === 'opening') fail('unknown')
  })
  socket.addEventListener('close', ({ code, reason }) => {
    if (phase === 'opening') fail('unknown')
    else if (phase === 'open') {
      phase = 'ended'
      listener.onClose([code, reason].filter(Boolean).join(' '))
    }
  })
  return socket
}
