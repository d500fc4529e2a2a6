import { useState } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { fillRequest } from '../../samples/imports/fill-request.ts'
import { readCurl } from '../../samples/imports/read-curl.ts'
import { readPowerShell } from '../../samples/imports/read-powershell.ts'
import { InputField } from '../fields/input-field.tsx'
import { useConsole, useFieldId } from '../state/context.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import type { ToolProps } from './tool-props.ts'

/** The result of an import. */
interface Outcome {
  problem?: string
  /** The parts of the command that could not be mapped to the form. */
  unused?: string[]
}

/** Fills in the form from a pasted curl or PowerShell command. */
export function ImportPanel({ operation, base, typed }: ToolProps) {
  const strings = useToolStrings()
  const { source } = useConsole()
  const id = useFieldId()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()

  function run(): Outcome {
    const command = readCurl(text) ?? readPowerShell(text)
    if (!command) return { problem: strings.curlUnreadable }
    const filled = fillRequest(operation, command, { source, base })
    if (!filled) {
      const [url = ''] = command.url.split(/[?#]/, 1)
      const other = {
        request: `${command.method} ${url}`,
        operation: `${operation.method} ${operation.path}`,
      }
      return { problem: fillIn(strings.curlOther, other) }
    }
    typed.fill(filled.values)
    return { unused: filled.unused }
  }

  const { problem, unused } = outcome ?? {}
  return (
    <>
      <InputField id={id} label={strings.curlCommand}>
        <textarea
          id={id}
          class="console-input"
          rows={5}
          spellcheck={false}
          autocomplete="off"
          placeholder="curl …, Invoke-WebRequest …"
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
            setOutcome(undefined)
          }}
        />
      </InputField>
      <div class="console-row">
        <button
          type="button"
          class="console-button"
          disabled={text.trim() === ''}
          onClick={() => setOutcome(run())}
        >
          {strings.curlFill}
        </button>
      </div>
      <div role="status">
        {problem && <p class="console-problem">{problem}</p>}
        {unused && <p class="console-note">{strings.curlFilled}</p>}
        {unused && unused.length > 0 && (
          <>
            <p class="console-note">{strings.curlNotTaken}</p>
            <ul class="console-unused">
              {unused.map((each, index) => (
                <li key={index}>
                  <code class="console-url">{each}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
