import { fillIn } from '../../runtime/kit/fill-in.ts'
import { lazyPart } from './state/lazy-part.tsx'
import { useConsole } from './state/context.ts'
import type { ToolProps } from './tools/tool-props.ts'
import { ToolToggles } from './tools/tool-toggles.tsx'
import { variablesTool } from './tools/variables-tool.tsx'

const HistoryPanel = lazyPart(
  async () => (await import('./tools/history-panel.tsx')).HistoryPanel,
)
const ImportPanel = lazyPart(
  async () => (await import('./tools/import-panel.tsx')).ImportPanel,
)

interface ToolBarProps extends ToolProps {
  /** Names of variables that are used but not defined. */
  missing: readonly string[]
}

/** The tools of the console: history, variables and import. Each is lazily loaded. */
export function ToolBar({ missing, ...props }: ToolBarProps) {
  const { strings } = useConsole()
  const tools = [
    {
      key: 'history',
      label: strings.history,
      render: () => <HistoryPanel {...props} />,
    },
    variablesTool(strings),
    {
      key: 'import',
      label: strings.importCurl,
      render: () => <ImportPanel {...props} />,
    },
  ]
  return (
    <>
      <ToolToggles tools={tools}>
        {props.typed.isRestored && <span class="console-note">{strings.keptValues}</span>}
      </ToolToggles>
      {missing.length > 0 && (
        <p class="console-problem">
          {fillIn(strings.notDefined, { names: missing.join(', ') })}
        </p>
      )}
    </>
  )
}
