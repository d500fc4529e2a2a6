import type { ComponentChildren } from 'preact'
import { useConsole } from '../state/context.ts'
import './input-field.css'

export interface FieldLabelProps {
  label: string
  type?: string
  required?: boolean
  deprecated?: boolean
}

export interface InputFieldProps extends FieldLabelProps {
  id: string
  problem?: string | undefined
  note?: string | undefined
  children: ComponentChildren
}

/** One input with its label, and what is wrong with it (`fieldState` links the two). */
export function InputField({ id, problem, note, children, ...label }: InputFieldProps) {
  return (
    <div class="console-field">
      <label class="console-label" for={id}>
        <FieldLabel {...label} />
      </label>
      {children}
      <FieldMessages id={id} problem={problem} note={note} />
    </div>
  )
}

/** Several inputs under one name. */
export function FieldGroup({ id, problem, note, children, ...label }: InputFieldProps) {
  return (
    <fieldset class="console-group" {...fieldState(id, problem, note)} id={id}>
      <legend class="console-label">
        <FieldLabel {...label} />
      </legend>
      {children}
      <FieldMessages id={id} problem={problem} note={note} />
    </fieldset>
  )
}

/** Name, type, and the words required and deprecated. */
export function FieldLabel({ label, type, required, deprecated }: FieldLabelProps) {
  const { words } = useConsole()
  return (
    <>
      {/* Names of the API have a type; words of ours do not. The spaces are for screen readers. */}
      <span class={type ? 'console-name' : 'console-word'}>{label}</span>
      {type && <span class="console-type"> {type}</span>}
      {required && <span class="console-required"> {words.required}</span>}
      {deprecated && <span class="console-deprecated"> {words.deprecated}</span>}
    </>
  )
}

function FieldMessages({
  id,
  problem,
  note,
}: Pick<InputFieldProps, 'id' | 'problem' | 'note'>) {
  return (
    <>
      {note && (
        <p class="console-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {problem && (
        <p class="console-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  )
}

/** Attributes that tie an input to its messages. */
export function fieldState(id: string, problem?: string, note?: string) {
  const described = [note && `${id}-note`, problem && `${id}-problem`].filter(Boolean)
  return {
    id,
    ...(problem && { 'aria-invalid': true }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  }
}
