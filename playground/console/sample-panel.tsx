import { useState } from 'preact/hooks'
import type { BuiltRequest } from '../request/built-request.ts'
import {
  sampleLanguages,
  writeSample,
  type SampleLanguage,
} from '../samples/languages/write-sample.ts'
import { useConsole, useFieldId } from './state/context.ts'
import { CopyButton } from './fields/copy-button.tsx'
import './sample-panel.css'

export interface SamplePanelProps {
  request: BuiltRequest
  languages: readonly SampleLanguage[] | undefined
  /** There is something to reveal. */
  secret: boolean
  revealed: boolean
  onReveal: (revealed: boolean) => void
}

/** The request in the language of the reader's choice, as it is typed. */
export function SamplePanel(props: SamplePanelProps) {
  const { request, languages, secret, revealed, onReveal } = props
  const { words } = useConsole()
  const id = useFieldId()
  const listed = sampleLanguages.filter(
    ({ id: name }) => languages?.includes(name) ?? true,
  )
  const offered = listed.length > 0 ? listed : sampleLanguages
  const [language, setLanguage] = useState<SampleLanguage>(offered[0]?.id ?? 'curl')
  const text = writeSample(language, request)
  return (
    <section class="console-panel" aria-labelledby={`${id}-title`}>
      <div class="console-panel-bar">
        <h3 class="console-panel-title" id={`${id}-title`}>
          {words.request}
        </h3>
        {secret && (
          <label class="console-check">
            <input
              type="checkbox"
              checked={revealed}
              onChange={({ currentTarget }) => onReveal(currentTarget.checked)}
            />
            {words.revealSecrets}
          </label>
        )}
        <select
          class="console-input console-small"
          aria-label={words.language}
          value={language}
          onChange={({ currentTarget }) =>
            setLanguage(currentTarget.value as SampleLanguage)
          }
        >
          {offered.map(({ id: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <CopyButton text={() => text} />
      </div>
      <pre class="console-code" tabIndex={0} aria-labelledby={`${id}-title`} role="group">
        <code>{text}</code>
      </pre>
    </section>
  )
}
