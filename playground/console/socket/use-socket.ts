import { useEffect, useRef, useState } from 'preact/hooks'

export interface LogEntry {
  /** Counts up. */
  number: number
  kind: 'sent' | 'received' | 'binary' | 'closed' | 'failed'
  /** The message; of a closed connection code and reason, of binary data its bytes. */
  text: string
  time: Date
}

export interface SocketState {
  phase: 'idle' | 'connecting' | 'open'
  log: LogEntry[]
  /** Entries that were dropped. */
  dropped: number
}

/** Milliseconds that a browser takes to report what its policy refused. */
const PATIENCE = 50
/** More entries than these are not kept. */
const MOST = 200

/** One connection at a time, and what travelled through it. It ends when the component is gone. */
export function useSocket() {
  const socket = useRef<WebSocket | null>(null)
  const count = useRef(0)
  const [state, setState] = useState<SocketState>({ phase: 'idle', log: [], dropped: 0 })

  function note(
    kind: LogEntry['kind'],
    text: string,
    phase?: SocketState['phase'],
  ): void {
    const entry = { number: ++count.current, kind, text, time: new Date() }
    setState(({ phase: before, log, dropped }) => {
      const all = [...log, entry]
      const over = Math.max(0, all.length - MOST)
      return { phase: phase ?? before, log: all.slice(over), dropped: dropped + over }
    })
  }

  function connect(url: string, protocols: string[]): void {
    socket.current?.close()
    let opened = false
    let refused = false
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'connect-src') refused = true
    }
    document.addEventListener('securitypolicyviolation', refuse)
    const settle = () => document.removeEventListener('securitypolicyviolation', refuse)
    // What the policy refused is told a moment after the connection failed.
    const fail = (reason: string) =>
      setTimeout(() => {
        settle()
        note('failed', refused ? 'policy' : reason, 'idle')
      }, PATIENCE)
    let next: WebSocket
    try {
      next = new WebSocket(url, protocols)
    } catch {
      // Mixed content, and addresses or subprotocols that are none.
      fail('blocked')
      return
    }
    next.binaryType = 'arraybuffer'
    socket.current = next
    setState((before) => ({ ...before, phase: 'connecting' }))
    const isCurrent = () => socket.current === next
    next.addEventListener('open', () => {
      opened = true
      settle()
      if (isCurrent()) setState((before) => ({ ...before, phase: 'open' }))
    })
    next.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (!isCurrent()) return
      if (typeof data === 'string') note('received', data)
      else note('binary', String(data.byteLength))
    })
    const end = (words?: string) => {
      if (!isCurrent()) return settle()
      socket.current = null
      if (opened) note('closed', words ?? '', 'idle')
      else fail('')
    }
    next.addEventListener('close', ({ code, reason }) =>
      end([code, reason].filter(Boolean).join(' ')),
    )
    // Where the policy refuses a connection, nothing is closed.
    next.addEventListener('error', () => !opened && end())
  }

  function disconnect(): void {
    const current = socket.current
    if (current?.readyState === WebSocket.CONNECTING) {
      // Given up by the reader: that is no failure.
      socket.current = null
      setState((before) => ({ ...before, phase: 'idle' }))
    }
    current?.close(1000)
  }

  function send(text: string): void {
    if (socket.current?.readyState !== WebSocket.OPEN) return
    socket.current.send(text)
    note('sent', text)
  }

  function clear(): void {
    setState((before) => ({ ...before, log: [], dropped: 0 }))
  }

  useEffect(() => () => socket.current?.close(), [])
  return { ...state, connect, disconnect, send, clear }
}
