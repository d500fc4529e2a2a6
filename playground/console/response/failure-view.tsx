import { useConsole } from '../state/context.ts'
import { CopyButton } from '../fields/copy-button.tsx'
import type { Failure } from '../send/explain-failure.ts'
import { failureText } from './announce-exchange.ts'

/** Why there is no response, and the headers that the API or the site would have to send. */
export function FailureView({ failure }: { failure: Failure }) {
  const { strings } = useConsole()
  const needed =
    failure.kind === 'cors'
      ? failure.needed.map(({ name, value }) => `${name}: ${value}`).join('\n')
      : failure.kind === 'policy'
        ? `Content-Security-Policy: connect-src ${failure.origin}`
        : ''
  return (
    <div class="console-failure">
      <p>
        <strong>{strings.requestFailed}</strong> {failureText(failure, strings)}
      </p>
      {needed && (
        <>
          <pre class="console-code" tabIndex={0}>
            {needed}
          </pre>
          <CopyButton text={() => needed} />
        </>
      )}
    </div>
  )
}
