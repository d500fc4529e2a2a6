import { useFilled } from './use-filled.ts'
import { fieldState, InputField, type FieldLabelProps } from './input-field.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** Text on one line with its label, which says which of its variables are not defined. */
export function FilledInput({
  id,
  label,
  type,
  note,
  required = false,
  ...input
}: FieldLabelProps &
  Omit<TextInputProps, 'required'> & {
    id: string
    note?: string | undefined
  }) {
  const { problem } = useFilled(input.value)
  const messages = { id, problem, note }
  return (
    <InputField {...messages} {...{ label, required }} {...(type && { type })}>
      <TextInput {...input} {...fieldState(messages)} />
    </InputField>
  )
}
