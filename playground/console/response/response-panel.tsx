import { useEffect, useRef } from 'preact/hooks'
import type { HttpExchange } from '../send/http-exchange.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { lazyPart } from '../state/lazy-part.tsx'

/** The response, or the reason why there is none. */
export function ResponsePanel({ exchange }: { exchange: HttpExchange }) {
  const { strings } = useConsole()
  const id = useFieldId()
  const panel = useRef<HTMLElement>(null)
  // On narrow screens the response is below the inputs.
  useEffect(() => {
    if (exchange.phase !== 'idle') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [exchange.phase])

  return (
    <section ref={panel} class="console-panel" aria-labelledby={`${id}-response`}>
      <div class="console-panel-bar">
        <h3 class="console-panel-title" id={`${id}-response`}>
          {strings.response}
        </h3>
      </div>
      <ExchangeView exchange={exchange} />
    </section>
  )
}

function ExchangeView({ exchange }: { exchange: HttpExchange }) {
  const { strings } = useConsole()
  if (exchange.phase === 'idle') return <p class="console-note">{strings.sendToSee}</p>
  if (exchange.phase === 'waiting') return <p class="console-note">{strings.sending}</p>
  return <OutcomeView exchange={exchange} />
}

const OutcomeView = lazyPart(async () => (await import('./outcome-view.tsx')).OutcomeView)
