import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ToolStrings } from '../props/tool-strings.ts'
import { UnreadableResponseError } from './authorization-server.ts'
import { errorMessage } from '../../../runtime/kit/error-message.ts'

/** The message for a failure: blocked by policy, network error, or the server's own reason. */
export function describeFailure(error: unknown, strings: ToolStrings): string {
  if (error instanceof UnreadableResponseError) {
    const { origin, isForbidden } = error
    const reason = isForbidden ? strings.oauthForbidden : strings.oauthSilent
    return fillIn(strings.oauthFailed, { reason: fillIn(reason, { origin }) })
  }
  const reason = errorMessage(error)
  return fillIn(strings.oauthFailed, { reason })
}
