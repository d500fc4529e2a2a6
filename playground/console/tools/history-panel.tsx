import { useState } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import {
  clearHistory,
  storeValues,
  readHistory,
  type HistoryEntry,
} from '../state/tab-store.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import type { ToolProps } from './tool-props.ts'
import './history-panel.css'

/** The requests sent in this tab. Each can be restored on the page of its operation. */
export function HistoryPanel({ typed }: ToolProps) {
  const strings = useToolStrings()
  const [entries, setEntries] = useState(readHistory)
  if (entries.length === 0) return <p class="console-note">{strings.historyEmpty}</p>
  return (
    <>
      <ol class="console-history">
        {entries.map((entry) => (
          <li key={entry.time}>
            <span class="console-method" data-method={entry.method}>
              {entry.method}
            </span>
            <code class="console-url">{entry.url}</code>
            <span class="console-note">
              {entry.status ?? strings.noAnswer} ·{' '}
              {new Date(entry.time).toLocaleTimeString(document.documentElement.lang)}
            </span>
            {entry.key === typed.key ? (
              <button
                type="button"
                class="console-button"
                aria-label={labelOf(entry, strings.historyRestore)}
                onClick={() => typed.restore(entry.request)}
              >
                {strings.historyRestore}
              </button>
            ) : (
              <a
                class="console-button"
                href={entry.page}
                aria-label={labelOf(entry, strings.historyRestore)}
                onClick={() => storeValues(entry.key, entry.request)}
              >
                {strings.historyRestore}
              </a>
            )}
          </li>
        ))}
      </ol>
      <div class="console-row">
        <button
          type="button"
          class="console-button"
          onClick={() => {
            clearHistory()
            setEntries([])
          }}
        >
          {strings.historyClear}
        </button>
        <span class="console-note">{strings.historyNote}</span>
      </div>
    </>
  )
}

function labelOf({ method, url }: HistoryEntry, action: string): string {
  return fillIn('{action}: {method} {url}', { action, method, url })
}
