import type { Credential } from '../../request/operation.ts'

/**
 * Credentials of this page, by origin and scheme: what was typed for one server is never
 * sent to another. In memory; in the tab's own storage once the reader asks for it.
 */
const key = 'skerry:credentials'

type Stored = [origin: string, scheme: string, credential: Credential][]

let stored: Stored | undefined
let remembered = false

/** What was typed for a scheme of a server. */
export function readCredential(origin: string, scheme: string): Credential | undefined {
  return load().find(([place, name]) => place === origin && name === scheme)?.[2]
}

/** Keeps what was typed; undefined takes it away. */
export function keepCredential(
  origin: string,
  scheme: string,
  credential: Credential | undefined,
): void {
  const others = load().filter(([place, name]) => place !== origin || name !== scheme)
  stored = credential ? [...others, [origin, scheme, credential]] : others
  save()
}

/** True when credentials outlive the page, in this tab. */
export function isRemembered(): boolean {
  load()
  return remembered
}

/** Keeps credentials in this tab's storage, or in memory only. */
export function setRemembered(remember: boolean): void {
  load()
  remembered = remember
  save()
}

/** Forgets all credentials, of every server, in memory and in the tab. */
export function forgetCredentials(): void {
  stored = []
  remembered = false
  save()
}

function load(): Stored {
  if (stored) return stored
  stored = []
  try {
    const text = sessionStorage.getItem(key)
    if (text) {
      stored = JSON.parse(text) as Stored
      remembered = true
    }
  } catch {
    // Storage may be forbidden; memory does.
  }
  return stored
}

function save(): void {
  try {
    if (remembered) sessionStorage.setItem(key, JSON.stringify(stored))
    else sessionStorage.removeItem(key)
  } catch {
    remembered = false
  }
}
