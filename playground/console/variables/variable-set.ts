import { soundsSecret } from './sounds-secret.ts'

/** A value with a name, which stands for it as `{{name}}` wherever the reader types. */
export interface Variable {
  name: string
  value: string
  /** Never leaves the memory of the page, and samples hide it. */
  secret?: boolean
}

/** Variables that belong to a place: staging, production. */
export interface NamedEnvironment {
  name: string
  variables: Variable[]
}

/** All variables of this tab. */
export interface VariableSet {
  /** In every environment; one of the same name in the chosen environment comes first. */
  shared: Variable[]
  environments: NamedEnvironment[]
  /** Place in `environments`; undefined: none is chosen. */
  chosen?: number | undefined
}

/** What variables stand for, and which of them are secret. */
export interface VariableValues {
  values: ReadonlyMap<string, string>
  secrets: ReadonlySet<string>
}

/** True for a variable that is marked as secret, or sounds so. */
export function isSecret({ name, secret }: Variable): boolean {
  return secret === true || soundsSecret(name)
}

/** The variables that count now: without a value, one is not defined. */
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

/** The set with these names marked as secret wherever they stand; the same one where they are. */
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
