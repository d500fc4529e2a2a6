import type { KeptRequest } from './kept-request.ts'

/** One request of this tab. */
export interface HistoryEntry {
  /** When it was sent, in milliseconds since 1970. */
  time: number
  method: string
  /** With placeholders for secrets. */
  url: string
  /** Absent where there was no answer. */
  status?: number | undefined
  /** The operation, as `keyOf` names it. */
  key: string
  /** The page that sent it. */
  page: string
  request: KeptRequest
}

/** Entries of each list, and characters of one: the tab's storage holds 5 MB. */
const LIMITS = { entries: 40, text: 30_000 }

const VALUES = 'skerry:values'
const HISTORY = 'skerry:history'

/** What was typed for an operation in this tab. */
export function readValues(key: string): KeptRequest | undefined {
  return read<[string, KeptRequest]>(VALUES).find(([name]) => name === key)?.[1]
}

/** Keeps what was typed for an operation; undefined forgets it. */
export function keepValues(key: string, request: KeptRequest | undefined): void {
  const others = read<[string, KeptRequest]>(VALUES).filter(([name]) => name !== key)
  write(VALUES, request ? [[key, request] as const, ...others] : others)
}

/** The requests of this tab, the latest first. */
export function readHistory(): HistoryEntry[] {
  return read<HistoryEntry>(HISTORY)
}

/** Adds a request to those of this tab. */
export function addToHistory(entry: HistoryEntry): void {
  write(HISTORY, [entry, ...readHistory()])
}

/** Forgets the requests of this tab. */
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
    // Storage may be forbidden or full: then nothing is kept.
  }
}
