import { useState } from 'preact/hooks'
import type { Value } from '../../request/operation.ts'
import { Field, fieldState } from './field.tsx'
import { placeholderOf } from './text-field.tsx'
import type { KindProps } from './value-field.tsx'

/**
 * A number, typed as text: whatever is typed can be sent. `type="number"` would hide what
 * it does not understand.
 */
export function NumberField(props: KindProps) {
  const { id, value, problem, note, required, onChange, onTouched } = props
  const [draft, setDraft] = useState(() => String(value ?? ''))
  // `1.50` is the number 1.5: the field keeps what was typed as long as it means the value.
  const shown = parseNumber(draft) === value ? draft : String(value ?? '')
  return (
    <Field {...props}>
      <input
        {...fieldState(id, problem, note)}
        class="console-input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={shown}
        placeholder={placeholderOf(props)}
        required={required}
        onBlur={onTouched}
        onInput={({ currentTarget }) => {
          setDraft(currentTarget.value)
          onChange(parseNumber(currentTarget.value))
        }}
      />
    </Field>
  )
}

/** A number, an integer beyond 2^53 as it is, the text itself where it is neither; undefined when empty. */
export function parseNumber(text: string): Value {
  if (text === '') return undefined
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return text
  const number = Number(text)
  if (/^-?\d+$/.test(text) && !Number.isSafeInteger(number)) return BigInt(text)
  return Number.isFinite(number) ? number : text
}
