import type { Credential } from '../../request/operation.ts'

/**
 * Credentials by origin and scheme, so that those entered for one server are never sent to
 * another. Kept in memory; in `sessionStorage` only if the reader opts in.
 */
const KEY = 'skerry:credentials'

type Stored = [origin: string, scheme: string, credential: Credential][]

let stored: Stored | undefined
let remembered = false

/** The stored credential for a scheme of a server. */
export function readCredential(origin: string, scheme: string): Credential | undefined {
  return load().find(([place, name]) => place === origin && name === scheme)?.[2]
}

/** Stores a credential, or removes it if `undefined`. */
export function storeCredential(
  origin: string,
  scheme: string,
  credential: Credential | undefined,
): void {
  const others = load().filter(([place, name]) => place !== origin || name !== scheme)
  stored = credential ? [...others, [origin, scheme, credential]] : others
  save()
}

/** True if credentials are stored in `sessionStorage`. */
export function isRemembered(): boolean {
  load()
  return remembered
}

/** Chooses between `sessionStorage` and memory. */
export function setRemembered(remember: boolean): void {
  load()
  remembered = remember
  save()
}

/** Deletes all credentials of all servers. */
export function forgetCredentials(): void {
  stored = []
  remembered = false
  save()
}

function load(): Stored {
  if (stored) return stored
  stored = []
  try {
    const text = sessionStorage.getItem(KEY)
    if (text) {
      stored = JSON.parse(text) as Stored
      remembered = true
    }
  } catch {
    // Storage may be blocked. Use memory.
  }
  return stored
}

function save(): void {
  try {
    if (remembered) sessionStorage.setItem(KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(KEY)
  } catch {
    remembered = false
  }
}
