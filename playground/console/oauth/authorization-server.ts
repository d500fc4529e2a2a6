import { encodeBase64 } from '../../request/encode-base64.ts'

/** The OAuth client that requests tokens. */
export interface OAuthClient {
  id: string
  secret: string
  /**
   * Send the secret in the `Authorization` header instead of the form (RFC 6749, section 2.3.1).
   */
  inHeader: boolean
}

/** Thrown if an authorization server gives no response that the page can read. */
export class UnreadableResponseError extends Error {
  readonly origin: string
  /** True if the site's content security policy blocked the request. */
  readonly isForbidden: boolean

  constructor(origin: string, isForbidden: boolean) {
    super(origin)
    this.origin = origin
    this.isForbidden = isForbidden
  }
}

/** The JSON object in a server's response. */
export type JsonResponse = Record<string, unknown>

/**
 * True if a URL may be requested for tokens: https, or http on the reader's own machine.
 *
 * @param base Absolute URL against which relative ones are resolved.
 */
export function isSafeEndpoint(url: string | undefined, base: string): boolean {
  if (!url) return false
  try {
    const { protocol, hostname } = new URL(url, base)
    const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    return protocol === 'https:' || (protocol === 'http:' && isLocal)
  } catch {
    return false
  }
}

/**
 * Posts a form with the client's credentials to an authorization server. The secret is sent in
 * the form by default: a custom header would require a CORS preflight.
 *
 * @throws UnreadableResponseError if there is no response that the page can read.
 */
export async function postForm(
  url: string,
  form: Record<string, string>,
  client: OAuthClient,
  signal: AbortSignal,
): Promise<{ answer: JsonResponse; isOk: boolean; status: number }> {
  const isBasic = client.inHeader && client.secret !== ''
  const body = new URLSearchParams({
    ...form,
    ...(!isBasic && {
      ...(client.id && { client_id: client.id }),
      ...(client.secret && { client_secret: client.secret }),
    }),
  })
  return await request(url, {
    method: 'POST',
    body,
    signal,
    headers: {
      Accept: 'application/json',
      ...(isBasic && { Authorization: `Basic ${basic(client)}` }),
    },
  })
}

/**
 * Fetches the metadata of an authorization server.
 *
 * @throws UnreadableResponseError as `postForm` does, or Error with the status.
 */
export async function readMetadata(
  url: string,
  signal: AbortSignal,
): Promise<JsonResponse> {
  const { answer, isOk, status } = await request(url, { signal })
  if (!isOk) throw new Error(String(status))
  return answer
}

async function request(url: string, init: RequestInit) {
  const { origin } = new URL(url)
  let isForbidden = false
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') isForbidden = true
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    const answer = parseResponse(await response.text())
    return { answer, isOk: response.ok, status: response.status }
  } catch (error) {
    if (init.signal?.aborted) throw error
    // The `securitypolicyviolation` event is dispatched after `fetch` rejects.
    await new Promise((resolve) => setTimeout(resolve))
    throw new UnreadableResponseError(origin, isForbidden)
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** Parses JSON, or form encoding, which some servers use. */
function parseResponse(text: string): JsonResponse {
  try {
    const parsed = JSON.parse(text) as unknown
    return typeof parsed === 'object' && parsed !== null ? (parsed as JsonResponse) : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

function basic({ id, secret }: OAuthClient): string {
  return encodeBase64(`${formEncoded(id)}:${formEncoded(secret)}`)
}

function formEncoded(text: string): string {
  return new URLSearchParams({ a: text }).toString().slice(2)
}
