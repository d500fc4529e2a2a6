import { looksSecret } from './looks-secret.ts'

/** A named value, which replaces `{{name}}` in inputs. */
export interface Variable {
  name: string
  value: string
  /** Kept in memory only and masked in samples. */
  secret?: boolean
}

/** A set of variables for an environment, such as staging or production. */
interface NamedEnvironment {
  name: string
  variables: Variable[]
}

/** All variables of the tab. */
export interface VariableSet {
  /** Apply to every environment, unless the selected one overrides them. */
  shared: Variable[]
  environments: NamedEnvironment[]
  /** Index of the selected environment; `undefined` for none. */
  chosen?: number | undefined
}

/** The current values, and the names of secret variables. */
export interface VariableValues {
  values: ReadonlyMap<string, string>
  secrets: ReadonlySet<string>
}

/** True if a variable is marked as secret or its name suggests so. */
export function isSecret({ name, secret }: Variable): boolean {
  return secret === true || looksSecret(name)
}

/** The effective variables. A variable without a value counts as undefined. */
export function valuesOf(set: VariableSet): VariableValues {
  const values = new Map<string, string>()
  const secrets = new Set<string>()
  const own = set.environments[set.chosen ?? -1]?.variables ?? []
  for (const variable of [...set.shared, ...own]) {
    const { name, value } = variable
    if (name === '' || value === '') continue
    values.set(name, value)
    if (isSecret(variable)) secrets.add(name)
    else secrets.delete(name)
  }
  return { values, secrets }
}

/**
 * Marks the named variables as secret in all environments. Returns the same set if nothing
 * changes.
 */
export function withSecrets(set: VariableSet, names: readonly string[]): VariableSet {
  const isMissing = (variable: Variable) =>
    names.includes(variable.name) && !isSecret(variable)
  const all = [set.shared, ...set.environments.map(({ variables }) => variables)]
  if (!all.flat().some(isMissing)) return set
  const mark = (variables: Variable[]) =>
    variables.map((each) => (isMissing(each) ? { ...each, secret: true } : each))
  return {
    ...set,
    shared: mark(set.shared),
    environments: set.environments.map((each) => ({
      ...each,
      variables: mark(each.variables),
    })),
  }
}
