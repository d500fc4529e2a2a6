import { digitsOf, isExactNumber, numberOf } from '../../document/exact-number.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { InputField, fieldState } from './input-field.tsx'
import { TextInput } from './text-input.tsx'
import type { KindProps } from './kind-props.ts'

/** A single-line text input, or a textarea if the schema allows long texts. */
export function TextField(props: KindProps) {
  const { schema, value, required, onChange, onTouched } = props
  const attributes = {
    ...fieldState(props),
    value: writePrimitive(value),
    placeholder: placeholderOf(props),
    required,
    onBlur: onTouched,
  }
  // An emptied field is omitted, unless it is required.
  const change = (text: string) => onChange(text === '' && !required ? undefined : text)
  const isLong = numberOf(schema.maxLength ?? 0) > 300 || attributes.value.includes('\n')
  return (
    <InputField {...props}>
      {isLong ? (
        <textarea
          {...attributes}
          class="console-input"
          rows={3}
          spellcheck={false}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...attributes}
          secret={schema.format === 'password'}
          onText={change}
        />
      )}
    </InputField>
  )
}

const SHAPES: Record<string, string> = {
  date: 'YYYY-MM-DD',
  'date-time': 'YYYY-MM-DDThh:mm:ssZ',
}

/**
 * The label of the selected state, else the author's text, else the default applied by the server,
 * else an example of the format.
 */
export function placeholderOf({
  schema,
  value,
  states,
}: Pick<KindProps, 'schema' | 'value' | 'states'>): string {
  const chosen = states.find((state) => state.value === value)
  if (chosen) return chosen.label
  if (schema.placeholder) return schema.placeholder
  const fallback = schema.default?.value
  if (typeof fallback === 'string' || typeof fallback === 'number')
    return String(fallback)
  if (isExactNumber(fallback)) return digitsOf(fallback)
  const { format = '' } = schema
  return Object.hasOwn(SHAPES, format) ? (SHAPES[format] ?? '') : ''
}
