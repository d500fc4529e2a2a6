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

interface FlowMeans {
  /** Redirect URI: a page of this site. */
  redirect: string
  /** Credentials of the user, for the password flow. */
  owner: { username: string; password: string }
  /** Error message if the popup is closed. */
  closed: string
  onCode: (code: DeviceCode) => void
}

/**
 * Runs a flow of any kind. Has to be called synchronously in a click handler, because some flows
 * open a popup.
 *
 * @throws Error with the server's reason, if it gave one.
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
