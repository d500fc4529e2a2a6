import { useFieldId } from '../state/context.ts'

/** A single line of text, which the form around it controls. */
export interface TextInputProps {
  id?: string
  value: string
  /** Render a password input. */
  secret?: boolean
  placeholder?: string
  /** The on-screen keyboard of mobile devices. */
  inputMode?: 'url' | 'decimal'
  required?: boolean | undefined
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onText: (text: string) => void
}

/** A single-line text input without autocompletion and spellchecking. */
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
