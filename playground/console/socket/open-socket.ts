/** Milliseconds that a browser takes to report what its policy refused. */
const PATIENCE = 50

export interface SocketListener {
  onOpen: () => void
  onText: (text: string) => void
  onBytes: (count: number) => void
  /** After it was open: code and reason. */
  onClose: (words: string) => void
  /** It was never open: `policy`, `blocked` (no usable address, or mixed content), or unknown. */
  onFail: (reason: 'policy' | 'blocked' | 'unknown') => void
}

/**
 * Opens a WebSocket, and tells once how it ended: browsers throw, report an error alone where
 * their policy refuses the connection, or close.
 */
export function openSocket(
  url: string,
  protocols: string[],
  listener: SocketListener,
): WebSocket | undefined {
  let phase: 'opening' | 'open' | 'ended' = 'opening'
  let refused = false
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') refused = true
  }
  document.addEventListener('securitypolicyviolation', refuse)
  const settle = () => document.removeEventListener('securitypolicyviolation', refuse)
  const fail = (reason: 'blocked' | 'unknown') => {
    phase = 'ended'
    setTimeout(() => {
      settle()
      listener.onFail(refused ? 'policy' : reason)
    }, PATIENCE)
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
