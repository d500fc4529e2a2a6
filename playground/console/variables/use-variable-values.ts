import { useEffect, useState } from 'preact/hooks'
import type { VariableValues } from './variable-set.ts'
import { onVariables, readVariableValues } from './variable-store.ts'

/** The values of the tab's variables. Rerenders when they change, unless `isUsed` is false. */
export function useVariableValues(isUsed = true): VariableValues {
  const [, render] = useState(0)
  useEffect(
    () => (isUsed ? onVariables(() => render((count) => count + 1)) : undefined),
    [isUsed],
  )
  return readVariableValues()
}
