import { useMemo, useState } from 'preact/hooks'
import type { Credential, Value } from '../../request/operation.ts'
import {
  forgetCredentials,
  isRemembered,
  storeCredential,
  readCredential,
  setRemembered,
} from '../state/credential-store.ts'
import { MASK } from '../state/mask-secrets.ts'
import { fillText, type Lookup } from '../variables/fill-text.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'
import type { SocketProps } from './socket-props.ts'
import { buildSocketUrl, socketOrigin, type SocketValues } from './socket-url.ts'

/** Everything as in the description. */
const INITIAL: SocketValues = {
  server: 0,
  variables: {},
  parameters: {},
  query: {},
  carriers: {},
}

/**
 * The reader's input for the connection, and the resulting URL. Credentials follow the server's
 * origin.
 */
export function useSocketValues(props: SocketProps) {
  const { schemes } = props
  const { values: lookup, secrets } = useVariableValues()
  const [values, setValues] = useState(INITIAL)
  const [remembered, remember] = useState(isRemembered)
  // Incremented when credentials change, to recompute them.
  const [edits, setEdits] = useState(0)
  const filled = fillMembers(values, lookup)
  const origin = socketOrigin(props, filled)
  const credentials = useMemo(
    () => schemes.map(({ name }) => readCredential(origin, name)),
    [schemes, origin, edits],
  )
  const hidden = new Map(
    [...lookup].map(([name, value]) => [name, secrets.has(name) ? MASK : value]),
  )
  const sent = credentials.map((each) => each && fillMembers(each, lookup))
  return {
    values,
    setValues,
    credentials,
    origin,
    remembered,
    lookup,
    target: buildSocketUrl(props, filled, sent),
    /** For display, with secrets masked. */
    shown: buildSocketUrl(props, fillMembers(values, hidden), sent, true).url,
    setCredential(index: number, credential: Credential | undefined) {
      const scheme = schemes[index]
      if (scheme) storeCredential(origin, scheme.name, credential)
      setEdits((count) => count + 1)
    },
    setRemembered(next: boolean) {
      setRemembered(next)
      remember(isRemembered())
    },
    forget() {
      forgetCredentials()
      remember(false)
      setEdits((count) => count + 1)
    },
  }
}

/** A deep copy of an object with variables filled in. */
function fillMembers<Whole extends object>(whole: Whole, lookup: Lookup): Whole {
  const fill = (value: Value): Value => {
    if (typeof value === 'string') return fillText(value, lookup)
    return typeof value === 'object' && value !== null
      ? fillMembers(value, lookup)
      : value
  }
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, fill(value as Value)]),
  ) as Whole
}
