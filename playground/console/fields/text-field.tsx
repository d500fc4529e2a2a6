import { digitsOf, isExactNumber, numberOf } from '../../document/exact-number.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { InputField, fieldState } from './input-field.tsx'
import { TextInput } from './text-input.tsx'
import type { KindProps } from './kind-props.ts'

/** Text on one line; several lines where the schema allows long ones. */
export function TextField(props: KindProps) {
  const { schema, value, required, onChange, onTouched } = props
  const attributes = {
    ...fieldState(props),
    value: writePrimitive(value),
    placeholder: placeholderOf(props),
    required,
    onBlur: onTouched,
  }
  // A field that is emptied is left out, unless the schema asks for it.
  const change = (text: string) => onChange(text === '' && !required ? undefined : text)
  const long = numberOf(schema.maxLength ?? 0) > 300 || attributes.value.includes('\n')
  return (
    <InputField {...props}>
      {long ? (
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

const shapes: Record<string, string> = {
  date: 'YYYY-MM-DD',
  'date-time': 'YYYY-MM-DDThh:mm:ssZ',
}

/** What is sent though nothing is typed; the default that the server takes, else the shape of the format. */
export function placeholderOf({
  schema,
  value,
  states,
}: Pick<KindProps, 'schema' | 'value' | 'states'>): string {
  const chosen = states.find((state) => state.value === value)
  if (chosen) return chosen.label
  const fallback = schema.default?.value
  if (typeof fallback === 'string' || typeof fallback === 'number')
    return String(fallback)
  if (isExactNumber(fallback)) return digitsOf(fallback)
  const { format = '' } = schema
  return Object.hasOwn(shapes, format) ? (shapes[format] ?? '') : ''
}
