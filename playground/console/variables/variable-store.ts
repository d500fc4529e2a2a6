import { isSecret, valuesOf, type Variable, type VariableSet } from './variable-set.ts'

/**
 * The variables of this tab, for all operations: in the tab's own storage, but for the values of secret
 * ones, which stay in memory.
 */
const KEY = 'skerry:variables'

const EMPTY: VariableSet = { shared: [], environments: [] }

let current: VariableSet | undefined
let values = valuesOf(EMPTY)
const listeners = new Set<() => void>()

/** The variables as the reader left them. */
export function readVariables(): VariableSet {
  if (!current) {
    current = load()
    values = valuesOf(current)
  }
  return current
}

/** What they stand for now; the same object as long as nothing changes. */
export function readVariableValues() {
  readVariables()
  return values
}

/** Keeps the variables, and tells who listens. */
export function keepVariables(set: VariableSet): void {
  current = set
  values = valuesOf(set)
  save(set)
  for (const listener of listeners) listener()
}

/** @returns what ends the listening. */
export function onVariables(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(): VariableSet {
  try {
    const set = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as VariableSet | null
    if (Array.isArray(set?.shared) && Array.isArray(set.environments)) return set
  } catch {
    // Storage may be forbidden, or hold what is not ours.
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
    // Full or forbidden: then they last as long as the page.
  }
}
