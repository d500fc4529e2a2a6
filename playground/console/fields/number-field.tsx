import { parseNumeric } from '../../document/exact-number.ts'
import type { Value } from '../../request/operation.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { InputField, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'
import { placeholderOf } from './text-field.tsx'
import { TextInput } from './text-input.tsx'

/**
 * A number input of type `text`, so that anything can be entered and sent. `type="number"` would
 * hide invalid input.
 */
export function NumberField(props: KindProps) {
  const { value, required, onChange, onTouched } = props
  return (
    <InputField {...props}>
      <TextInput
        {...fieldState(props)}
        inputMode="decimal"
        value={writePrimitive(value)}
        placeholder={placeholderOf(props)}
        required={required}
        onBlur={onTouched}
        onText={(text) => onChange(parseNumber(text))}
      />
    </InputField>
  )
}

/**
 * Parses a number, with all its digits. Returns the text if it isn't a number, or `undefined` if
 * empty.
 */
export function parseNumber(text: string): Value {
  return text === '' ? undefined : (parseNumeric(text) ?? text)
}
