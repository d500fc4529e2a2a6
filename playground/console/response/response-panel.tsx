import { useRef } from 'preact/hooks'
import type { HttpExchange } from '../send/http-exchange.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { lazyPart } from '../state/lazy-part.tsx'
import type { OutcomeViewProps } from './outcome-view.tsx'

/** The response, or the reason why there is none. */
export function ResponsePanel({ exchange }: { exchange: HttpExchange }) {
  const { strings } = useConsole()
  const id = useFieldId()
  const panel = useRef<HTMLElement>(null)

  return (
    <section ref={panel} class="console-panel" aria-labelledby={`${id}-response`}>
      <div class="console-panel-bar">
        <h3 class="console-panel-title" id={`${id}-response`}>
          {strings.response}
        </h3>
      </div>
      <ExchangeView exchange={exchange} panel={panel} />
    </section>
  )
}

function ExchangeView({
  exchange,
  panel,
}: Pick<OutcomeViewProps, 'panel'> & { exchange: HttpExchange }) {
  const { strings } = useConsole()
  if (exchange.phase === 'idle') return <p class="console-note">{strings.sendToSee}</p>
  if (exchange.phase === 'waiting') return <p class="console-note">{strings.sending}</p>
  return <OutcomeView {...{ exchange, panel }} />
}

const OutcomeView = lazyPart(async () => (await import('./outcome-view.tsx')).OutcomeView)
