import { useEffect, useState } from 'preact/hooks'
import type { VariableValues } from './variable-set.ts'
import { onVariables, readVariableValues } from './variable-store.ts'

/** What the variables of this tab stand for; renders again when that changes. */
export function useVariableValues(isUsed = true): VariableValues {
  const [, render] = useState(0)
  useEffect(
    () => (isUsed ? onVariables(() => render((count) => count + 1)) : undefined),
    [isUsed],
  )
  return readVariableValues()
}
