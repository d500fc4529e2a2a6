import { useState } from 'preact/hooks'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import { forgetCredentials, isRemembered, setRemembered } from './credential-store.ts'
import { initialBody, initialValues } from './initial-values.ts'
import type { ConsoleProps } from '../props/console-props.ts'
import { restoreRequest, type KeptRequest } from './kept-request.ts'
import { recallServer, rememberServer } from './server-choice.ts'
import { readValues } from './tab-store.ts'
import { useKeptValues } from './use-kept-values.ts'
import { replaced, usePlacedValues } from './use-placed-values.ts'

/** What the reader typed, and the ways to change it. Credentials follow the server's origin. */
export function useRequestValues(props: ConsoleProps, base: string) {
  const { operation, settings } = props
  const key = keyOf(props)
  const [kept] = useState(() => readValues(key))
  const [isRestored, setRestored] = useState(kept !== undefined)
  const placed = usePlacedValues(
    operation,
    base,
    () => (kept ? restoreRequest(operation, kept, fresh()) : fresh()),
    () => fresh().credentials,
  )
  const { values, setValues, setPlace } = placed
  useKeptValues(key, operation, values, props)
  const [remembered, remember] = useState(isRemembered)

  function fresh(): RequestValues {
    const values = initialValues(operation, props, settings)
    return { ...values, server: recallServer(operation) }
  }

  return {
    ...editsOf(props, values, setValues),
    values,
    origin: placed.origin,
    setCredential: placed.setCredential,
    fill: placed.fill,
    remembered,
    setServer(server: number) {
      rememberServer(operation.servers[server]?.url ?? '')
      setPlace({ ...values, server, variables: [] })
    },
    setVariable: (index: number, value: string | undefined) =>
      setPlace({ ...values, variables: replaced(values.variables, index, value) }),
    setRemembered(next: boolean) {
      setRemembered(next)
      remember(isRemembered())
    },
    forget() {
      forgetCredentials()
      remember(false)
      setValues({ ...values, credentials: [] })
    },
    setBaseUrl: (baseUrl: string | undefined) => setPlace({ ...values, baseUrl }),
    /** Goes back to what the description gives. */
    reset() {
      setRestored(false)
      setPlace(fresh())
    },
    /** Of the operation, in this tab's storage. */
    key,
    /** The form shows what was typed here before. */
    isRestored,
    restore: (request: KeptRequest) =>
      setPlace(restoreRequest(operation, request, fresh())),
  }
}

/** Names an operation in this tab's storage: of this site, and of its description. */
export function keyOf({
  api,
  operation,
  settings,
}: Pick<ConsoleProps, 'api' | 'operation' | 'settings'>): string {
  return `${settings.base} ${api} ${operation.method} ${operation.path}`
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
      const body = initialBody(operation, place, props, settings)
      setValues({ ...values, body })
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
