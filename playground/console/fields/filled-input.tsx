import { useFilled } from './use-filled.ts'
import { fieldState, InputField, type FieldLabelProps } from './input-field.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A labelled text input that reports undefined variables, before any other problem. */
export function FilledInput({
  id,
  label,
  type,
  note,
  problem: given,
  required = false,
  ...input
}: FieldLabelProps &
  Omit<TextInputProps, 'required'> & {
    id: string
    note?: string | undefined
    problem?: string | undefined
  }) {
  const { problem = given } = useFilled(input.value)
  const messages = { id, problem, note }
  return (
    <InputField {...messages} {...{ label, required }} {...(type && { type })}>
      <TextInput {...input} {...fieldState(messages)} />
    </InputField>
  )
}
