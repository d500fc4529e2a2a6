import { useFieldId } from '../state/context.ts'

export interface TextInputProps {
  id?: string
  value: string
  /** Shown as dots. */
  secret?: boolean
  placeholder?: string
  /** The keyboard that a phone shows. */
  inputMode?: 'url'
  required?: boolean | undefined
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  onBlur?: () => void
  onText: (text: string) => void
}

/** Text on one line, which the browser neither corrects nor remembers. */
export function TextInput({ id, secret = false, onText, ...props }: TextInputProps) {
  const ownId = useFieldId()
  const common = {
    ...props,
    id: id ?? ownId,
    class: 'console-input',
    autocomplete: 'off' as const,
    spellcheck: false,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onText(currentTarget.value),
  }
  return secret ? (
    <input {...common} type="password" />
  ) : (
    <input {...common} type="text" />
  )
}
