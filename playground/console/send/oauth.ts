import type { OAuthFlow } from '../../document/api-model.ts'

export interface OAuthClient {
  id: string
  secret: string
  scopes: string[]
}

/** Flows that a page can run by itself. */
export type RunnableFlow = OAuthFlow & { kind: 'authorizationCode' | 'clientCredentials' }

/** The flows of a scheme that can be run here: authorization code with PKCE, client credentials. */
export function runnableFlows(flows: readonly OAuthFlow[], base: string): RunnableFlow[] {
  return flows.filter((flow): flow is RunnableFlow => {
    if (!isSafe(flow.tokenUrl, base)) return false
    if (flow.kind === 'authorizationCode') return isSafe(flow.authorizationUrl, base)
    return flow.kind === 'clientCredentials'
  })
}

/** Tokens travel over https, or to the reader's own machine. */
function isSafe(url: string | undefined, base: string): boolean {
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
 * Runs the authorization code flow with PKCE (RFC 7636) in a window of its own, which comes
 * back to `redirect`, a page of this site.
 *
 * @returns the access token.
 * @throws Error with the reason, in the server's words where it gave any.
 */
export async function authorize(
  flow: RunnableFlow,
  client: OAuthClient,
  { redirect, base, closed }: { redirect: string; base: string; closed: string },
): Promise<string> {
  const verifier = randomText()
  const state = randomText()
  // Opened before anything is awaited: browsers block windows that no click has caused.
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720')
  if (!popup) throw new Error(closed)
  popup.location.href = await authorizationUrl(flow, client, {
    redirect,
    base,
    verifier,
    state,
  })

  const answer = await returned(popup, redirect, closed)
  if (answer.get('state') !== state) throw new Error(answer.get('error') ?? 'state')
  const code = answer.get('code')
  if (!code)
    throw new Error(answer.get('error_description') ?? answer.get('error') ?? 'code')
  return await requestToken(new URL(flow.tokenUrl ?? '', base), {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    client_id: client.id,
    code_verifier: verifier,
    ...(client.secret && { client_secret: client.secret }),
  })
}

/** Runs the client credentials flow. Throws as `authorize` does. */
export async function requestClientToken(
  flow: RunnableFlow,
  client: OAuthClient,
  base: string,
): Promise<string> {
  return await requestToken(new URL(flow.tokenUrl ?? '', base), {
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
    ...(client.scopes.length > 0 && { scope: client.scopes.join(' ') }),
  })
}

async function authorizationUrl(
  flow: RunnableFlow,
  client: OAuthClient,
  {
    redirect,
    base,
    verifier,
    state,
  }: { redirect: string; base: string; verifier: string; state: string },
): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const url = new URL(flow.authorizationUrl ?? '', base)
  const query = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirect,
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
    ...(client.scopes.length > 0 && { scope: client.scopes.join(' ') }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Waits until the window is back on this site, reads what it brought, and closes it. */
function returned(
  popup: Window,
  redirect: string,
  closed: string,
): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (popup.closed) {
        clearInterval(timer)
        reject(new Error(closed))
        return
      }
      let search: string
      try {
        // Another origin throws: the reader is still at the authorization server.
        if (!popup.location.href.startsWith(redirect)) return
        search = popup.location.search
      } catch {
        return
      }
      clearInterval(timer)
      popup.close()
      resolve(new URLSearchParams(search))
    }, 100)
  })
}

/** A form without headers of its own, which needs no preflight. */
async function requestToken(url: URL, form: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (typeof answer.access_token === 'string') return answer.access_token
  throw new Error(String(answer.error_description ?? answer.error ?? response.status))
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
