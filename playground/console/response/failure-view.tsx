import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useConsole } from '../state/context.ts'
import { CopyButton } from '../fields/copy-button.tsx'
import type { Failure } from '../send/explain-failure.ts'
import { patience } from '../send/use-exchange.ts'
import type { ConsoleWords } from '../props/words.ts'

/** Why there is no response, and for CORS the headers that the API must send. */
export function FailureView({ failure }: { failure: Failure }) {
  const { words } = useConsole()
  const needed =
    failure.kind === 'cors'
      ? failure.needed.map(({ name, value }) => `${name}: ${value}`).join('\n')
      : ''
  return (
    <div class="console-failure">
      <p>
        <strong>{words.requestFailed}</strong> {failureText(failure, words)}
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

/** The reason in words. */
export function failureText({ kind }: Failure, words: ConsoleWords): string {
  const texts: Record<Failure['kind'], string> = {
    aborted: words.requestAborted,
    timeout: fillIn(words.requestTimedOut, { seconds: patience }),
    offline: words.requestOffline,
    mixed: words.requestMixed,
    unreachable: words.requestUnreachable,
    policy: words.requestPolicy,
    cors: words.requestCors,
  }
  return texts[kind]
}
