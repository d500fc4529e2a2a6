import { useEffect, useRef } from 'preact/hooks'
import type { RequestValues } from '../../request/operation.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { withSecrets } from '../variables/variable-set.ts'
import { keepVariables, onVariables, readVariables } from '../variables/variable-store.ts'
import { keepRequest, secretVariables } from './keep-request.ts'
import { keepValues } from './tab-store.ts'

/** Typing goes on for so many milliseconds before anything is written. */
const PAUSE = 250

/** Keeps what the reader typed in this tab; what nobody has changed yet is not written. */
export function useKeptValues(
  key: string,
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): void {
  const written = useRef(values)
  useEffect(() => {
    const save = () => {
      written.current = values
      keepValues(key, keepRequest(operation, values, source))
      markSecrets()
    }
    const markSecrets = () => {
      const variables = readVariables()
      const names = secretVariables(operation, values, source)
      const marked = withSecrets(variables, names)
      if (marked !== variables) keepVariables(marked)
    }
    // A variable may be defined after a credential names it.
    const stop = onVariables(markSecrets)
    if (written.current === values) return stop
    const timer = setTimeout(save, PAUSE)
    // A link may be followed before that.
    addEventListener('pagehide', save)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', save)
    }
  }, [key, operation, values, source])
}
