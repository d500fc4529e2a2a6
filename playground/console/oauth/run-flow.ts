import type { DeviceCode } from './device-flow.ts'
import { runDeviceFlow } from './device-flow.ts'
import {
  runClientFlow,
  runCodeFlow,
  runImplicitFlow,
  runPasswordFlow,
  type FlowRun,
  type ReceivedToken,
} from './oauth-flows.ts'
import { openConsentWindow } from './popup.ts'

export interface FlowMeans {
  /** Page of this site that the authorization server returns to. */
  redirect: string
  /** Whose password it is, for the flow that wants one. */
  owner: { username: string; password: string }
  /** Said where the window of the consent is closed. */
  closed: string
  onCode: (code: DeviceCode) => void
}

/**
 * Runs a flow of any kind. Call it in the handler of a click, before anything is awaited: two of
 * them open a window.
 *
 * @throws Error with the reason, in the server's words where it gave any.
 */
export function runFlow(run: FlowRun, means: FlowMeans): Promise<ReceivedToken> {
  const { redirect, owner, closed, onCode } = means
  switch (run.flow.kind) {
    case 'authorizationCode':
      return runCodeFlow(run, openConsentWindow(closed), redirect)
    case 'implicit':
      return runImplicitFlow(run, openConsentWindow(closed), redirect)
    case 'clientCredentials':
      return runClientFlow(run)
    case 'password': {
      const { username, password } = owner
      return runPasswordFlow(run, { username, password })
    }
    case 'deviceAuthorization':
      return runDeviceFlow(run, onCode)
  }
}
