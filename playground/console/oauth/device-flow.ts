import { postForm } from './authorization-server.ts'
import {
  errorDescription,
  receivedToken,
  scopeOf,
  secondsOf,
  type FlowRun,
  type ReceivedToken,
} from './oauth-flows.ts'

/** The code that the reader enters at the authorization server, and the page for it. */
export interface DeviceCode {
  code: string
  /** http or https only. */
  url: string
}

/**
 * Runs the device authorization flow (RFC 8628): shows a code, then polls for the token until the
 * reader has entered the code or it expires.
 *
 * @param onCode Shows the code.
 * @throws Error with the server's reason, if it gave one.
 */
export async function runDeviceFlow(
  run: FlowRun,
  onCode: (code: DeviceCode) => void,
): Promise<ReceivedToken> {
  const { flow, client, base, signal } = run
  const deviceUrl = new URL(flow.deviceAuthorizationUrl ?? '', base).href
  const { answer, status } = await postForm(
    deviceUrl,
    // The endpoint requires `client_id` even if the secret is sent in the header.
    { client_id: client.id, ...scopeOf(run) },
    client,
    signal,
  )
  const { device_code: device, user_code: code } = answer
  const page = webUrl(answer['verification_uri_complete'] ?? answer['verification_uri'])
  if (typeof device !== 'string' || typeof code !== 'string' || !page)
    throw new Error(errorDescription(answer, String(status)))
  onCode({ code, url: page })

  const url = new URL(flow.tokenUrl ?? '', base).href
  const deadline = Date.now() + (secondsOf(answer['expires_in']) ?? 600) * 1000
  let delay = secondsOf(answer['interval']) ?? 5
  while (Date.now() < deadline) {
    await wait(delay * 1000, signal)
    const polled = await postForm(
      url,
      {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: device,
        client_id: client.id,
      },
      client,
      signal,
    )
    const { error } = polled.answer
    if (error === 'slow_down') delay += 5
    else if (error !== 'authorization_pending')
      return receivedToken(polled.answer, run, String(polled.status))
  }
  throw new Error('expired_token')
}

function webUrl(value: unknown): string | undefined {
  try {
    const url = new URL(String(value))
    return /^https?:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('aborted'))
    })
  })
}
