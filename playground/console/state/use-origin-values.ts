import { useMemo, useState } from 'preact/hooks'
import type { Credential, RequestValues } from '../../request/operation.ts'
import { buildServerUrl } from '../../request/server-url.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { fillServer } from '../variables/fill-values.ts'
import { isVariables, variablesInValue } from '../variables/fill-text.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'
import { storeCredential, readCredential } from './credential-store.ts'

/** Values with the credentials for their server's origin. */
interface OriginValues {
  values: RequestValues
  /** Empty if the server's URL is invalid. */
  origin: string
}

/**
 * State of the request's values, with credentials that follow the origin of the server: those
 * entered for one server are never sent to another, even if a variable changes the URL.
 * Credentials that consist only of variables are kept, since their value depends on the selected
 * environment.
 *
 * @param first Returns the initial values.
 * @param initial Returns the credentials prefilled by the description.
 */
export function useOriginValues(
  operation: ConsoleOperation,
  base: string,
  first: () => RequestValues,
  initial: () => (Credential | undefined)[],
) {
  const variables = useVariableValues()
  const [state, setState] = useState(() => withCredentials(first()))
  const server = serverOf(state.values)
  const origin = originIn(server)
  const current = useMemo(
    () => (state.origin === origin ? state : withCredentials(state.values)),
    [state, origin],
  )

  function serverOf(typed: RequestValues): string {
    const filled = fillServer(typed, variables.values)
    const { url, problem } = buildServerUrl(operation, filled, base)
    const isOpen = variablesInValue([filled.baseUrl, filled.variables]).length > 0
    return problem || isOpen ? '' : url
  }

  /** Adds the credentials stored for the values' server, else the prefilled ones. */
  function withCredentials(values: RequestValues): OriginValues {
    const own = originIn(serverOf(values))
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
    /** The server's URL. Empty if it is invalid, as is `origin`. */
    server,
    origin,
    /** For changes that don't affect the server. */
    setValues: (values: RequestValues) => setState({ ...current, values }),
    /** For changes that may affect the server. */
    setServerValues: (values: RequestValues) => setState(withCredentials(values)),
    setCredential(index: number, credential: Credential | undefined) {
      const scheme = operation.schemes[index]
      if (scheme) storeCredential(origin, scheme.name, credential)
      // Functional update, so that changes since the last render aren't lost.
      setState((now) => {
        const { values } = now.origin === origin ? now : withCredentials(now.values)
        const credentials = replaceAt(values.credentials, index, credential)
        return { values: { ...values, credentials }, origin }
      })
    },
    /** Replaces all values. Credentials among them are stored for the new server. */
    fill(values: RequestValues) {
      const own = originIn(serverOf(values))
      operation.schemes.forEach(({ name }, index) => {
        const credential = values.credentials[index]
        if (credential) storeCredential(own, name, credential)
      })
      setState(withCredentials(values))
    },
  }
}

function originIn(server: string): string {
  return server && new URL(server).origin
}

/** The credential if it consists only of variables, and is thus not tied to a server. */
function asVariables(credential: Credential | undefined): Credential | undefined {
  const { token = '', username = '', password = '' } = credential ?? {}
  const typed = [token, username, password].filter(Boolean)
  return typed.length > 0 && typed.every(isVariables) ? credential : undefined
}

/** A copy with one index replaced. Earlier indexes may be empty. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list]
  copy[index] = value
  return copy
}
