import type { ComponentChildren } from 'preact'
import type { Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { ValueStates, type ValueState } from './value-states.tsx'
import './input-field.css'

/** What stands above an input: the name, and marks beside it. */
export interface FieldLabelProps {
  label: string
  type?: string
  required?: boolean
  deprecated?: boolean
}

/** The messages of an input. */
interface FieldMessages {
  id: string
  problem?: string | undefined
  note?: string | undefined
  /** Description and constraints of the value. */
  hint?: string | undefined
}

interface InputFieldProps extends FieldLabelProps, FieldMessages {
  /** Buttons for values that can't be typed. */
  states?: readonly ValueState[]
  value?: Value
  onChange?: (value: Value) => void
  children: ComponentChildren
}

/** An input with its label and messages. `fieldState` associates it with them. */
export function InputField(props: InputFieldProps) {
  const { id, children } = props
  return (
    <div class="console-field">
      <div class="console-label-row">
        <label class="console-label" for={id}>
          <FieldLabel {...props} />
        </label>
        <ValueStates {...props} />
      </div>
      {children}
      <Messages {...props} />
    </div>
  )
}

/** A fieldset for several inputs. */
export function FieldGroup(props: InputFieldProps) {
  return (
    <fieldset class="console-group" {...fieldState(props)}>
      <legend class="console-label">
        <FieldLabel {...props} />
      </legend>
      <Messages {...props} />
      {props.children}
      <ValueStates {...props} />
    </fieldset>
  )
}

/** Name, type, and the required and deprecated marks. */
export function FieldLabel({ label, type, required, deprecated }: FieldLabelProps) {
  const { strings } = useConsole()
  return (
    <>
      {/* API names have a type, Skerry's own labels don't. The spaces are for screen readers. */}
      <span class={type ? 'console-name' : 'console-word'}>{label}</span>
      {type && <span class="console-type"> {type}</span>}
      {required && <span class="console-required"> {strings.required}</span>}
      {deprecated && <span class="console-deprecated"> {strings.deprecated}</span>}
    </>
  )
}

function Messages({ id, problem, note, hint }: FieldMessages) {
  return (
    <>
      {hint && (
        <p class="console-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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

/** Attributes that associate an input with its messages. */
export function fieldState({ id, problem, note, hint }: FieldMessages) {
  const described = [
    hint && `${id}-hint`,
    note && `${id}-note`,
    problem && `${id}-problem`,
  ].filter(Boolean)
  return {
    id,
    ...(problem && { 'aria-invalid': true }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  }
}
