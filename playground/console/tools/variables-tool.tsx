import { lazyPart } from '../state/lazy-part.tsx'
import { readVariables } from '../variables/variable-store.ts'
import type { Tool } from './tool-toggles.tsx'

const VariablesPanel = lazyPart(
  async () => (await import('./variables-panel.tsx')).VariablesPanel,
)

/** The variables tool. Its button shows the selected environment. */
export function variablesTool(strings: { variables: string }): Tool {
  const { chosen = -1, environments } = readVariables()
  const label = [strings.variables, environments[chosen]?.name]
    .filter(Boolean)
    .join(' · ')
  return { key: 'variables', label, render: () => <VariablesPanel /> }
}
