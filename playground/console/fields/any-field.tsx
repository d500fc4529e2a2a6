import { parseExactJson } from '../../document/exact-number.ts'
import { useState } from 'preact/hooks'
import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import { InputField, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'

/** A value of any type, entered as JSON. Text that isn't valid JSON is a string. */
export function AnyField(props: KindProps) {
  const { value, onChange, onTouched } = props
  const [draft, setDraft] = useState(() => textOf(value))
  const shown = textOf(parseAny(draft)) === textOf(value) ? draft : textOf(value)
  return (
    <InputField {...props}>
      <textarea
        {...fieldState(props)}
        class="console-input"
        rows={Math.min(8, shown.split('\n').length)}
        spellcheck={false}
        value={shown}
        onBlur={onTouched}
        onInput={({ currentTarget }) => {
          setDraft(currentTarget.value)
          onChange(parseAny(currentTarget.value))
        }}
      />
    </InputField>
  )
}

function textOf(value: Value): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : writeJson(value, '  ')
}

function parseAny(text: string): Value {
  if (text.trim() === '') return undefined
  try {
    return parseExactJson(text) as Value
  } catch {
    return text
  }
}
