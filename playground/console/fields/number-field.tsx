import { parseNumeric } from '../../document/exact-number.ts'
import type { Value } from '../../request/operation.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { InputField, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'
import { placeholderOf } from './text-field.tsx'

/**
 * A number, typed as text: whatever is typed can be sent. `type="number"` would hide what
 * it does not understand.
 */
export function NumberField(props: KindProps) {
  const { value, required, onChange, onTouched } = props
  return (
    <InputField {...props}>
      <input
        {...fieldState(props)}
        class="console-input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={writePrimitive(value)}
        placeholder={placeholderOf(props)}
        required={required}
        onBlur={onTouched}
        onInput={({ currentTarget }) => onChange(parseNumber(currentTarget.value))}
      />
    </InputField>
  )
}

/** A number as it is typed, the text itself where it is none; undefined when empty. */
export function parseNumber(text: string): Value {
  return text === '' ? undefined : (parseNumeric(text) ?? text)
}
