import { isSecret, valuesOf, type Variable, type VariableSet } from './variable-set.ts'

/**
 * The variables of this tab, shared by all operations. Stored in `sessionStorage`, except for the
 * values of secret ones.
 */
const KEY = 'skerry:variables'

const EMPTY: VariableSet = { shared: [], environments: [] }

let current: VariableSet | undefined
let values = valuesOf(EMPTY)
const listeners = new Set<() => void>()

/** The current variables. */
export function readVariables(): VariableSet {
  if (!current) {
    current = load()
    values = valuesOf(current)
  }
  return current
}

/** The current values. The same object until something changes. */
export function readVariableValues() {
  readVariables()
  return values
}

/** Stores the variables and notifies listeners. */
export function storeVariables(set: VariableSet): void {
  current = set
  values = valuesOf(set)
  save(set)
  for (const listener of listeners) listener()
}

/** Subscribes to changes. Returns a function that unsubscribes. */
export function onVariables(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(): VariableSet {
  try {
    const set = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as VariableSet | null
    if (Array.isArray(set?.shared) && Array.isArray(set.environments)) return set
  } catch {
    // Storage may be blocked or contain foreign data.
  }
  return EMPTY
}

function save(set: VariableSet): void {
  const kept = (variables: Variable[]) =>
    variables.map((each) =>
      isSecret(each) ? { name: each.name, value: '', secret: true } : each,
    )
  const isEmpty = set.shared.length + set.environments.length === 0
  try {
    if (isEmpty) sessionStorage.removeItem(KEY)
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({
          ...set,
          shared: kept(set.shared),
          environments: set.environments.map((each) => ({
            ...each,
            variables: kept(each.variables),
          })),
        }),
      )
  } catch {
    // Storage may be full or blocked. Variables are then kept in memory.
  }
}
