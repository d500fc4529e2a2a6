import { useState } from 'preact/hooks'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import { forgetCredentials, isRemembered, setRemembered } from './credential-store.ts'
import { initialBody, initialValues } from './initial-values.ts'
import type { ConsoleProps } from '../props/console-props.ts'
import { restoreRequest, type StoredRequest } from './stored-request.ts'
import { recallServer, rememberServer } from './server-choice.ts'
import { readValues } from './tab-store.ts'
import { useAutosave } from './use-autosave.ts'
import { replaceAt, useOriginValues } from './use-origin-values.ts'

/** The reader's input, with functions to change it. Credentials follow the server's origin. */
export function useRequestValues(props: ConsoleProps, base: string) {
  const { operation, settings } = props
  const key = keyOf(props)
  const [stored] = useState(() => readValues(key))
  const [isRestored, setRestored] = useState(stored !== undefined)
  const bound = useOriginValues(
    operation,
    base,
    () => (stored ? restoreRequest(operation, stored, fresh()) : fresh()),
    () => fresh().credentials,
  )
  const { values, setValues, setServerValues } = bound
  useAutosave(key, operation, values, props)
  const [remembered, remember] = useState(isRemembered)

  function fresh(): RequestValues {
    const values = initialValues(operation, props, settings)
    return { ...values, server: recallServer(operation) }
  }

  return {
    ...editsOf(props, values, setValues),
    values,
    server: bound.server,
    origin: bound.origin,
    setCredential: bound.setCredential,
    fill: bound.fill,
    remembered,
    setServer(server: number) {
      rememberServer(operation.servers[server]?.url ?? '')
      setServerValues({ ...values, server, variables: [] })
    },
    setVariable: (index: number, value: string | undefined) =>
      setServerValues({
        ...values,
        variables: replaceAt(values.variables, index, value),
      }),
    setRemembered(next: boolean) {
      setRemembered(next)
      remember(isRemembered())
    },
    forget() {
      forgetCredentials()
      remember(false)
      setValues({ ...values, credentials: [] })
    },
    setBaseUrl: (baseUrl: string | undefined) => setServerValues({ ...values, baseUrl }),
    /** Resets to the initial values. */
    reset() {
      setRestored(false)
      setServerValues(fresh())
    },
    /** Key of the operation in the tab's storage. */
    key,
    /** True if the form was restored from the tab's storage. */
    isRestored,
    restore: (request: StoredRequest) =>
      setServerValues(restoreRequest(operation, request, fresh())),
  }
}

/** The key of an operation in storage, unique across sites and descriptions. */
export function keyOf({
  api,
  operation,
  settings,
}: Pick<ConsoleProps, 'api' | 'operation' | 'settings'>): string {
  return `${settings.base} ${api} ${operation.method} ${operation.path}`
}

/** Functions that change neither credentials nor the server. */
function editsOf(
  props: ConsoleProps,
  values: RequestValues,
  setValues: (values: RequestValues) => void,
) {
  const { operation, settings } = props
  return {
    setParameter: (index: number, value: Value) =>
      setValues({ ...values, parameters: replaceAt(values.parameters, index, value) }),
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

/** The reader's input, with functions to change it. */
export type TypedRequest = ReturnType<typeof useRequestValues>
