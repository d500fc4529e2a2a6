import { useMemo, useState } from 'preact/hooks'
import type { Credential, RequestValues } from '../../request/operation.ts'
import { buildServerUrl } from '../../request/server-url.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { fillServer } from '../variables/fill-values.ts'
import { isVariables, variablesInValue } from '../variables/fill-text.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'
import { keepCredential, readCredential } from './credential-store.ts'

/** Values with the credentials of their own server. */
interface Placed {
  values: RequestValues
  /** Empty where the address is none. */
  origin: string
}

/**
 * The values of a request whose credentials follow the origin of its server: what was typed for one is
 * never sent to another, also where a variable leads there. Credentials that are variables go with the form:
 * they stand for what the chosen environment has.
 *
 * @param first what the form starts with.
 * @param initial credentials that the description prefills.
 */
export function usePlacedValues(
  operation: ConsoleOperation,
  base: string,
  first: () => RequestValues,
  initial: () => (Credential | undefined)[],
) {
  const variables = useVariableValues()
  const [state, setState] = useState(() => place(first()))
  const origin = originOf(state.values)
  const current = useMemo(
    () => (state.origin === origin ? state : place(state.values)),
    [state, origin],
  )

  function originOf(typed: RequestValues): string {
    const filled = fillServer(typed, variables.values)
    const { url, problem } = buildServerUrl(operation, filled, base)
    const isOpen = variablesInValue([filled.baseUrl, filled.variables]).length > 0
    return problem || isOpen ? '' : new URL(url).origin
  }

  /** The values with the credentials stored for their server, else those that the description prefills. */
  function place(values: RequestValues): Placed {
    const own = originOf(values)
    const given = initial()
    const credentials = operation.schemes.map(
      ({ name }, index) =>
        readCredential(own, name) ??
        asVariables(values.credentials[index]) ??
        given[index],
    )
    return { values: { ...values, credentials }, origin: own }
  }

  return {
    values: current.values,
    origin,
    /** Of values that say not where the request goes. */
    setValues: (values: RequestValues) => setState({ ...current, values }),
    /** Of values whose server may be another. */
    setPlace: (values: RequestValues) => setState(place(values)),
    setCredential(index: number, credential: Credential | undefined) {
      const scheme = operation.schemes[index]
      if (scheme) keepCredential(origin, scheme.name, credential)
      // What was typed since the component rendered stays.
      setState((now) => {
        const { values } = now.origin === origin ? now : place(now.values)
        const credentials = replaced(values.credentials, index, credential)
        return { values: { ...values, credentials }, origin }
      })
    },
    /** Takes a whole request; its credentials are kept for its own server. */
    fill(values: RequestValues) {
      const own = originOf(values)
      operation.schemes.forEach(({ name }, index) => {
        const credential = values.credentials[index]
        if (credential) keepCredential(own, name, credential)
      })
      setState(place(values))
    },
  }
}

/** A credential of which nothing but variables was typed: it is no secret of one server. */
function asVariables(credential: Credential | undefined): Credential | undefined {
  const { token = '', username = '', password = '' } = credential ?? {}
  const typed = [token, username, password].filter(Boolean)
  return typed.length > 0 && typed.every(isVariables) ? credential : undefined
}

/** A copy with one place changed; places before it may be empty. */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list]
  copy[index] = value
  return copy
}
