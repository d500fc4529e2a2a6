import { useState } from 'preact/hooks'
import { latePart } from './state/late-part.tsx'
import { useConsole, useFieldId } from './state/context.ts'
import type { TypedRequest } from './state/use-request-values.ts'

const HistoryPanel = latePart(
  async () => (await import('./tools/history-panel.tsx')).HistoryPanel,
)

/** What is beside the form: the requests of this tab. Fetched when it is opened. */
export function ToolBar({ typed }: { typed: TypedRequest }) {
  const { words } = useConsole()
  const id = useFieldId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="console-tools">
      <div class="console-row">
        <button
          type="button"
          class="console-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.history}
        </button>
        {typed.isRestored && <span class="console-note">{words.keptValues}</span>}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <HistoryPanel operationKey={typed.key} onRestore={typed.restore} />}
      </div>
    </div>
  )
}
