import type { Value } from '../../request/operation.ts'

/** A value that cannot be typed: `null`, an empty text, an empty list. */
export interface ValueState {
  label: string
  value: Value
}

export interface ValueStatesProps {
  /** Of the field. */
  label: string
  states: readonly ValueState[]
  value: Value
  onChange: (value: Value) => void
}

/** Buttons that set what cannot be typed; pressed once more, the value is left out again. */
export function ValueStates({ label, states, value, onChange }: ValueStatesProps) {
  return (
    <span class="console-states">
      {states.map((state) => {
        const isSet = isSame(value, state.value)
        return (
          <button
            key={state.label}
            type="button"
            class="console-state"
            aria-label={`${state.label}: ${label}`}
            aria-pressed={isSet}
            onClick={() => onChange(isSet ? undefined : state.value)}
          >
            {state.label}
          </button>
        )
      })}
    </span>
  )
}

function isSame(value: Value, other: Value): boolean {
  return Array.isArray(other)
    ? Array.isArray(value) && value.length === 0
    : value === other
}
