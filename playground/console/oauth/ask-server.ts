/** The client that asks an authorization server. */
export interface OAuthClient {
  id: string
  secret: string
  /** The secret travels in `Authorization` rather than in the form (RFC 6749, section 2.3.1). */
  inHeader: boolean
}

/** Why an authorization server gave no answer that a page can read. */
export class SilentServer extends Error {
  readonly origin: string
  /** The site's own policy forbade the request. */
  readonly isForbidden: boolean

  constructor(origin: string, isForbidden: boolean) {
    super(origin)
    this.origin = origin
    this.isForbidden = isForbidden
  }
}

/** What an authorization server answers, as the members of its JSON object. */
export type Answer = Record<string, unknown>

/**
 * Whether an address may be asked for tokens: over https, or on the reader's own machine.
 *
 * @param base absolute address that relative ones stand on.
 */
export function isSafeEndpoint(url: string | undefined, base: string): boolean {
  if (!url) return false
  try {
    const { protocol, hostname } = new URL(url, base)
    const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    return protocol === 'https:' || (protocol === 'http:' && local)
  } catch {
    return false
  }
}

/**
 * Posts a form to an endpoint of an authorization server, the client's own fields with it.
 * Without a header of its own the request needs no preflight, so the secret is in the form
 * unless the reader chooses otherwise.
 *
 * @throws SilentServer where nothing came back that a page can read.
 */
export async function postForm(
  url: string,
  form: Record<string, string>,
  client: OAuthClient,
  signal: AbortSignal,
): Promise<{ answer: Answer; isOk: boolean; status: number }> {
  const isBasic = client.inHeader && client.secret !== ''
  const body = new URLSearchParams({
    ...form,
    ...(!isBasic && {
      client_id: client.id,
      ...(client.secret && { client_secret: client.secret }),
    }),
  })
  return await ask(url, {
    method: 'POST',
    body,
    signal,
    headers: {
      Accept: 'application/json',
      ...(isBasic && { Authorization: `Basic ${basic(client)}` }),
    },
  })
}

/** Reads a document that describes an authorization server. Throws as `postForm` does. */
export async function readMetadata(url: string, signal: AbortSignal): Promise<Answer> {
  const { answer, isOk, status } = await ask(url, { signal })
  if (!isOk) throw new Error(String(status))
  return answer
}

async function ask(url: string, init: RequestInit) {
  const { origin } = new URL(url)
  let isForbidden = false
  const onViolation = () => (isForbidden = true)
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    const answer = parseAnswer(await response.text())
    return { answer, isOk: response.ok, status: response.status }
  } catch (error) {
    if (init.signal?.aborted) throw error
    // The event of a violation comes after the failure.
    await new Promise((resolve) => setTimeout(resolve))
    throw new SilentServer(origin, isForbidden)
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** JSON, or a form as some servers answer. */
function parseAnswer(text: string): Answer {
  try {
    const parsed = JSON.parse(text) as unknown
    return typeof parsed === 'object' && parsed !== null ? (parsed as Answer) : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

function basic({ id, secret }: OAuthClient): string {
  const bytes = new TextEncoder().encode(`${formEncoded(id)}:${formEncoded(secret)}`)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function formEncoded(text: string): string {
  return new URLSearchParams({ a: text }).toString().slice(2)
}
