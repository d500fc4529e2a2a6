import { useEffect, useMemo, useState } from 'preact/hooks'
import type { BuiltRequest } from '../request/built-request.ts'
import { exportFormats, type ExportFormat } from '../samples/exports/export-formats.ts'
import type { ExportContext } from '../samples/exports/write-export.ts'
import { curlSample } from '../samples/languages/curl-sample.ts'
import { sampleLanguages } from '../samples/languages/live-languages.ts'
import type { LanguageId } from '../samples/sample-language-names.ts'
import { CopyButton } from './fields/copy-button.tsx'
import type { ConsoleSettings } from './props/console-props.ts'
import { useConsole, useFieldId } from './state/context.ts'
import './sample-panel.css'

interface SamplePanelProps {
  request: BuiltRequest
  /** Further data for exports. */
  context: ExportContext
  settings: ConsoleSettings
  /** There are secrets that can be revealed. */
  secret: boolean
  revealed: boolean
  onReveal: (revealed: boolean) => void
}

type Format = LanguageId | ExportFormat

/** The current request as code in the selected language, or in an export format. */
export function SamplePanel(props: SamplePanelProps) {
  const { request, context, settings, secret, revealed, onReveal } = props
  const { strings } = useConsole()
  const id = useFieldId()
  const offered = settings.languages ?? sampleLanguages
  const [format, setFormat] = useState<Format>(offered[0]!.id)
  const { text, isFailed } = useCode(format, request, context)
  const file = exportFormats.find(({ id: name }) => name === format)?.file
  return (
    <section class="console-panel" aria-labelledby={`${id}-title`}>
      <div class="console-panel-bar">
        <h3 class="console-panel-title" id={`${id}-title`}>
          {strings.request}
        </h3>
        {secret && (
          <label class="console-check">
            <input
              type="checkbox"
              checked={revealed}
              onChange={({ currentTarget }) => onReveal(currentTarget.checked)}
            />
            {strings.revealSecrets}
          </label>
        )}
        <select
          class="console-input console-small"
          aria-label={strings.language}
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value as Format)}
        >
          {[offered, exportFormats].map((group, index) => (
            <optgroup key={index} label={index ? strings.exportAs : strings.language}>
              {group.map(({ id: name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {file && text !== undefined && <SaveLink text={text} name={file} />}
        {!isFailed && <CopyButton text={() => text ?? ''} />}
      </div>
      <pre
        class="console-code"
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        role="group"
        aria-busy={text === undefined && !isFailed}
      >
        {isFailed ? (
          <span class="console-problem" role="alert">
            {strings.loadFailed}
          </span>
        ) : (
          <code>{text}</code>
        )}
      </pre>
    </section>
  )
}

/**
 * The code in a format; `undefined` while its writer is being loaded, or if that failed. The one
 * for cURL is part of the dialog.
 */
function useCode(
  format: Format,
  request: BuiltRequest,
  context: ExportContext,
): { text: string | undefined; isFailed: boolean } {
  const [writer, setWriter] = useState<typeof import('../samples/write-code.ts')>()
  const [isFailed, setFailed] = useState(false)
  const isLate = format !== 'curl'
  useEffect(() => {
    if (isLate && !writer)
      import('../samples/write-code.ts').then(setWriter, () => setFailed(true))
  }, [isLate, writer])
  const text = useMemo(
    () =>
      format === 'curl'
        ? curlSample(request)
        : writer?.writeCode(format, request, context),
    [format, writer, request, context],
  )
  return { text, isFailed: isLate && isFailed }
}

function SaveLink({ text, name }: { text: string; name: string }) {
  const { strings } = useConsole()
  const [url, setUrl] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([text]))
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [text])
  return (
    <a class="console-button" href={url} download={name}>
      {strings.download}
    </a>
  )
}
