import { useEffect, useRef, useState } from 'preact/hooks'
import { openSocket } from './open-socket.ts'

/** A line of the log: a message, or the end of a connection. */
export interface LogEntry {
  /** Sequence number. */
  number: number
  kind: 'sent' | 'received' | 'binary' | 'closed' | 'failed'
  /**
   * The message; the size of binary data in bytes; the code and reason of a closed connection; or
   * the reason of a failure.
   */
  text: string
  time: Date
}

/** A connection and its latest messages, oldest first. */
export interface SocketState {
  phase: 'idle' | 'connecting' | 'open'
  log: LogEntry[]
  /** Number of entries that were dropped. */
  dropped: number
}

/** Older entries are dropped. */
const MAX_ENTRIES = 200

/** State of a single connection and its log. Closes the connection on unmount. */
export function useSocket() {
  const socket = useRef<WebSocket | undefined>(undefined)
  /** Number of the current connection; events of earlier ones are ignored. */
  const current = useRef(0)
  const count = useRef(0)
  const [state, setState] = useState<SocketState>({ phase: 'idle', log: [], dropped: 0 })
  const enter = (phase: SocketState['phase']) =>
    setState((before) => ({ ...before, phase }))

  function note(kind: LogEntry['kind'], text: string): void {
    const entry = { number: ++count.current, kind, text, time: new Date() }
    setState((before) => {
      const all = [...before.log, entry]
      const over = Math.max(0, all.length - MAX_ENTRIES)
      return { ...before, log: all.slice(over), dropped: before.dropped + over }
    })
  }

  function connect(url: string, protocols: string[]): void {
    socket.current?.close()
    const number = ++current.current
    const ifCurrent = (act: () => void) => {
      if (current.current === number) act()
    }
    const end = (kind: 'closed' | 'failed', text: string) =>
      ifCurrent(() => {
        socket.current = undefined
        note(kind, text)
        enter('idle')
      })
    enter('connecting')
    socket.current = openSocket(url, protocols, {
      onOpen: () => ifCurrent(() => enter('open')),
      onText: (text) => ifCurrent(() => note('received', text)),
      onBytes: (bytes) => ifCurrent(() => note('binary', String(bytes))),
      onClose: (codeAndReason) => end('closed', codeAndReason),
      onFail: (reason) => end('failed', reason),
    })
  }

  function disconnect(): void {
    if (state.phase === 'connecting') {
      // Cancelled by the reader, which isn't a failure.
      current.current++
      enter('idle')
    }
    socket.current?.close(1000)
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
