import { useState } from 'preact/hooks'
import { useFieldId } from '../state/context.ts'
import type { SocketProps } from './socket-props.ts'
import type { SocketStrings } from './socket-strings.ts'

/** The editor for a message, prefilled with an example from the description. */
export function MessageEditor({
  messages,
  strings,
  disabled,
  onSend,
}: {
  messages: SocketProps['messages']
  strings: SocketStrings
  disabled: boolean
  onSend: (text: string) => void
}) {
  const id = useFieldId()
  const [chosen, setChosen] = useState(0)
  const [text, setText] = useState(messages[0]?.text ?? '')

  function choose(index: number) {
    setChosen(index)
    setText(messages[index]?.text ?? '')
  }

  return (
    <section class="console-section">
      <h3 class="console-heading">{strings.message}</h3>
      {messages.length > 1 && (
        <div class="console-field">
          <label class="console-label console-word" for={`${id}-choice`}>
            {strings.chooseMessage}
          </label>
          <select
            id={`${id}-choice`}
            class="console-input"
            value={chosen}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {messages.map(({ title }, index) => (
              <option key={index} value={index}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <textarea
        class="console-input"
        aria-label={strings.message}
        rows={Math.min(16, Math.max(5, text.split('\n').length))}
        value={text}
        spellcheck={false}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          if (isSent && !disabled) onSend(text)
        }}
      />
      <button
        type="button"
        class="console-button"
        disabled={disabled}
        onClick={() => onSend(text)}
      >
        {strings.send}
      </button>
    </section>
  )
}
