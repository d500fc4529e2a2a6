import { useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'

interface RatingProps {
  path: string
  question: string
  yes: string
  no: string
  thanks: string
}

export const when: When = 'interaction'

/**
 * "Was this page helpful?" A static site has nowhere to send the answer: it is dispatched
 * as the event `skerry:feedback`, for the site owner's own script or analytics.
 */
export default function Rating({ path, question, yes, no, thanks }: RatingProps) {
  const [isRated, setRated] = useState(false)

  function rate(helpful: boolean) {
    setRated(true)
    window.dispatchEvent(
      new CustomEvent('skerry:feedback', { detail: { path, helpful } }),
    )
  }

  return (
    <div class="rating needs-js" role="group" aria-label={question}>
      <p aria-live="polite">{isRated ? thanks : question}</p>
      {!isRated && (
        <>
          <button
            type="button"
            id="feedback-thumbs-up"
            class="button-quiet"
            onClick={() => rate(true)}
          >
            {yes}
          </button>
          <button
            type="button"
            id="feedback-thumbs-down"
            class="button-quiet"
            onClick={() => rate(false)}
          >
            {no}
          </button>
        </>
      )}
    </div>
  )
}
