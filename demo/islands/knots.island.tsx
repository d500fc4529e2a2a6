import { useState } from 'preact/hooks'
import type { When } from 'skerry'

/** The browser fetches this island when the reader first touches it. */
export const when: When = 'interaction'

interface KnotsProps {
  /** The speed that is shown at first. */
  start?: number
}

/** Converts a speed at sea: it is HTML until somebody types. */
export default function Knots({ start = 12 }: KnotsProps) {
  const [knots, setKnots] = useState(start)
  return (
    <div class="knots">
      <label>
        Knots{' '}
        <input
          type="number"
          min="0"
          value={knots}
          onInput={(event) => setKnots(Number(event.currentTarget.value))}
        />
      </label>
      <output>{(knots * 1.852).toFixed(1)} km/h</output>
    </div>
  )
}
