import { useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'

interface RatingProps {
  path: string
  /** URL that receives the answer as JSON. */
  endpoint?: string
  question: string
  yes: string
  no: string
  thanks: string
}

export const when: When = 'interaction'

/** Globals of analytics scripts that the settings can add (`integrations`). */
interface Analytics {
  gtag?: (type: 'event', name: string, values: object) => void
  dataLayer?: object[]
  plausible?: (name: string, options: { props: object }) => void
  fathom?: { trackEvent: (name: string) => void }
  posthog?: { capture: (name: string, values: object) => void }
}

/**
 * "Was this page helpful?" Sends the answer to `endpoint` and to the site's analytics, and
 * dispatches it as the event `skerry:feedback` for scripts of the site.
 */
export default function Rating({
  path,
  endpoint,
  question,
  yes,
  no,
  thanks,
}: RatingProps) {
  const [isRated, setRated] = useState(false)

  function rate(helpful: boolean) {
    setRated(true)
    const detail = { path, helpful }
    if (endpoint) send(endpoint, detail)
    trackRating(window as Analytics, detail)
    window.dispatchEvent(new CustomEvent('skerry:feedback', { detail }))
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

/**
 * Sends the answer even if the reader leaves the page. Uses `text/plain`, which needs no CORS
 * preflight.
 */
function send(endpoint: string, answer: object): void {
  fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(answer),
  }).catch(() => {})
}

function trackRating(
  { gtag, dataLayer, plausible, fathom, posthog }: Analytics,
  answer: { path: string; helpful: boolean },
): void {
  const name = 'page_feedback'
  if (gtag) gtag('event', name, answer)
  else dataLayer?.push({ event: name, ...answer })
  plausible?.(name, { props: answer })
  fathom?.trackEvent(`${name}: ${answer.helpful ? 'yes' : 'no'}`)
  posthog?.capture(name, answer)
}
