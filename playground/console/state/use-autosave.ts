import { useEffect, useRef } from 'preact/hooks'
import type { RequestValues } from '../../request/operation.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { withSecrets } from '../variables/variable-set.ts'
import {
  storeVariables,
  onVariables,
  readVariables,
} from '../variables/variable-store.ts'
import { storableRequest, secretVariables } from './storable-request.ts'
import { storeValues } from './tab-store.ts'

/** Debounce delay of saving, in milliseconds. */
const DELAY = 250

/** Saves the form's values to the tab's storage, once they have been changed. */
export function useAutosave(
  key: string,
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): void {
  const written = useRef(values)
  useEffect(() => {
    const save = () => {
      written.current = values
      storeValues(key, storableRequest(operation, values, source))
      markSecrets()
    }
    const markSecrets = () => {
      const variables = readVariables()
      const names = secretVariables(operation, values, source)
      const marked = withSecrets(variables, names)
      if (marked !== variables) storeVariables(marked)
    }
    // A variable may be defined after it was used in a credential.
    const stop = onVariables(markSecrets)
    if (written.current === values) return stop
    const timer = setTimeout(save, DELAY)
    // Save immediately when the reader leaves the page.
    addEventListener('pagehide', save)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', save)
    }
  }, [key, operation, values, source])
}
