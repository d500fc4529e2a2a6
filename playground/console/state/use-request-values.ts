import { useState } from 'preact/hooks'
import type {
  BodyValue,
  Credential,
  RequestValues,
  Value,
} from '../../request/operation.ts'
import { buildServerUrl } from '../../request/server-url.ts'
import {
  forgetCredentials,
  isRemembered,
  keepCredential,
  readCredential,
  setRemembered,
} from './credential-store.ts'
import { initialBody, initialValues } from './initial-values.ts'
import type { ConsoleProps } from '../props/console-props.ts'
import { restoreRequest, type KeptRequest } from './kept-request.ts'
import { recallServer, rememberServer } from './server-choice.ts'
import { readValues } from './tab-store.ts'
import { useKeptValues } from './use-kept-values.ts'

/** What the reader typed, and the ways to change it. Credentials follow the server's origin. */
export function useRequestValues(props: ConsoleProps, base: string) {
  const { operation, settings } = props
  const key = `${settings.base} ${operation.method} ${operation.path}`
  const [kept] = useState(() => readValues(key))
  const [isRestored, setRestored] = useState(kept !== undefined)
  const [values, setValues] = useState(() =>
    withStored(kept ? restoreRequest(operation, kept, fresh()) : fresh()),
  )
  useKeptValues(key, operation, values, props)
  const [remembered, remember] = useState(isRemembered)
  const origin = originOf(values)

  function fresh(): RequestValues {
    const values = initialValues(operation, props, settings)
    return { ...values, server: recallServer(operation) }
  }

  function originOf(typed: RequestValues): string {
    const { url, problem } = buildServerUrl(operation, typed, base)
    return problem ? '' : new URL(url).origin
  }

  /** The credentials stored for the server, else those that the description prefills. */
  function withStored(typed: RequestValues): RequestValues {
    const place = originOf(typed)
    const initial = fresh().credentials
    const credentials = operation.schemes.map(
      ({ name }, index) => readCredential(place, name) ?? initial[index],
    )
    return { ...typed, credentials }
  }

  return {
    ...editsOf(props, values, setValues),
    values,
    origin,
    remembered,
    setServer(server: number) {
      rememberServer(operation.servers[server]?.url ?? '')
      setValues(withStored({ ...values, server, variables: [] }))
    },
    setVariable: (index: number, value: string | undefined) =>
      setValues(
        withStored({ ...values, variables: replaced(values.variables, index, value) }),
      ),
    setCredential(index: number, credential: Credential | undefined) {
      const scheme = operation.schemes[index]
      if (scheme) keepCredential(origin, scheme.name, credential)
      setValues((now) => ({
        ...now,
        credentials: replaced(now.credentials, index, credential),
      }))
    },
    setRemembered(next: boolean) {
      setRemembered(next)
      remember(isRemembered())
    },
    forget() {
      forgetCredentials()
      remember(false)
      setValues({ ...values, credentials: [] })
    },
    setBaseUrl: (baseUrl: string | undefined) =>
      setValues(withStored({ ...values, baseUrl })),
    /** Goes back to what the description gives. */
    reset() {
      setRestored(false)
      setValues(withStored(fresh()))
    },
    /** Of the operation, in this tab's storage. */
    key,
    /** The form shows what was typed here before. */
    isRestored,
    restore: (request: KeptRequest) =>
      setValues(withStored(restoreRequest(operation, request, fresh()))),
  }
}

/** The ways to change what is no credential, and says not where the request goes. */
function editsOf(
  props: ConsoleProps,
  values: RequestValues,
  setValues: (values: RequestValues) => void,
) {
  const { operation, settings } = props
  return {
    setParameter: (index: number, value: Value) =>
      setValues({ ...values, parameters: replaced(values.parameters, index, value) }),
    setAlternative: (alternative: number) => setValues({ ...values, alternative }),
    setBody: (body: BodyValue) => setValues({ ...values, body }),
    setContent(place: number) {
      const { body } = operation
      const content = body?.content[place]
      const required = body?.required ?? false
      const next = initialBody(content, place, required, props, settings)
      setValues({ ...values, body: next })
    },
    /** Empties parameters and body. */
    clear: () =>
      setValues({
        ...values,
        parameters: [],
        ...(values.body && { body: { content: values.body.content } }),
      }),
  }
}

/** What the reader typed, with what changes it. */
export type TypedRequest = ReturnType<typeof useRequestValues>

/** A copy with one place changed; places before it may be empty. */
function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list]
  copy[index] = value
  return copy
}
