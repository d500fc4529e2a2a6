import type { StoredRequest } from './stored-request.ts'

/** A request in the tab's history. */
export interface HistoryEntry {
  /** When it was sent, in milliseconds since 1970. */
  time: number
  method: string
  /** With secrets masked. */
  url: string
  /** Absent if there was no response. */
  status?: number | undefined
  /** The operation's `keyOf`. */
  key: string
  /** The path of the page. */
  page: string
  request: StoredRequest
}

/**
 * The number of entries per list, and the characters of each: `sessionStorage` is limited to
 * about 5 MB.
 */
const LIMITS = { entries: 40, text: 30_000 }

const VALUES = 'skerry:values'
const HISTORY = 'skerry:history'

/** The stored input for an operation. */
export function readValues(key: string): StoredRequest | undefined {
  return read<[string, StoredRequest]>(VALUES).find(([name]) => name === key)?.[1]
}

/** Stores the input for an operation, or removes it if `undefined`. */
export function storeValues(key: string, request: StoredRequest | undefined): void {
  const others = read<[string, StoredRequest]>(VALUES).filter(([name]) => name !== key)
  write(VALUES, request ? [[key, request] as const, ...others] : others)
}

/** The requests sent in this tab, latest first. */
export function readHistory(): HistoryEntry[] {
  return read<HistoryEntry>(HISTORY)
}

/** Adds a request to the history. */
export function addToHistory(entry: HistoryEntry): void {
  write(HISTORY, [entry, ...readHistory()])
}

/** Clears the history. */
export function clearHistory(): void {
  write(HISTORY, [])
}

function read<Entry>(name: string): Entry[] {
  try {
    const parsed = JSON.parse(sessionStorage.getItem(name) ?? '[]') as unknown
    return Array.isArray(parsed) ? (parsed as Entry[]) : []
  } catch {
    return []
  }
}

function write(name: string, entries: readonly unknown[]): void {
  const kept = entries
    .slice(0, LIMITS.entries)
    .filter((entry) => JSON.stringify(entry).length <= LIMITS.text)
  try {
    if (kept.length > 0) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage may be blocked or full. Nothing is stored then.
  }
}
