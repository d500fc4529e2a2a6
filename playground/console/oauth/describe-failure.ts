import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ToolWords } from '../props/tool-words.ts'
import { SilentServer } from './ask-server.ts'

/** The message for a failure: blocked by policy, network error, or the server's own reason. */
export function describeFailure(error: unknown, words: ToolWords): string {
  if (error instanceof SilentServer) {
    const { origin, isForbidden } = error
    const reason = isForbidden ? words.oauthForbidden : words.oauthSilent
    return fillIn(words.oauthFailed, { reason: fillIn(reason, { origin }) })
  }
  const reason = error instanceof Error ? error.message : String(error)
  return fillIn(words.oauthFailed, { reason })
}
