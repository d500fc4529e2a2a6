import type { Value } from '../../request/operation.ts'

/** A value that can't be typed: `null`, an empty string, an empty array. */
export interface ValueState {
  label: string
  value: Value
}

interface ValueStatesProps {
  /** Label of the field. */
  label: string
  states?: readonly ValueState[]
  value?: Value
  onChange?: (value: Value) => void
}

/** Toggle buttons for values that can't be typed, if any. Pressing one again omits the value. */
export function ValueStates({ label, states, value, onChange }: ValueStatesProps) {
  if (!states?.length || !onChange) return null
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
