import type { ComponentChildren, VNode } from 'preact'
import { useState } from 'preact/hooks'
import { useFieldId } from '../state/context.ts'

/** A panel that a button above the form opens, such as the history. */
export interface Tool {
  key: string
  label: string
  render: () => VNode
}

/** Buttons that show tools, one at a time. */
export function ToolToggles({
  tools,
  children,
}: {
  tools: readonly Tool[]
  /** Shown beside the buttons. */
  children?: ComponentChildren
}) {
  const id = useFieldId()
  const [opened, setOpened] = useState<string>()
  const open = tools.find(({ key }) => key === opened)
  return (
    <div class="console-tools">
      <div class="console-row">
        {tools.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            class="console-button"
            aria-expanded={key === opened}
            aria-controls={id}
            onClick={() => setOpened(key === opened ? undefined : key)}
          >
            {label}
          </button>
        ))}
        {children}
      </div>
      <div id={id} hidden={!open} onKeyDown={preventSubmit}>
        {open?.render()}
      </div>
    </div>
  )
}

/** Enter in a tool's input must not submit the form. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
    event.preventDefault()
}
