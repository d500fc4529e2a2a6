import type { OAuthFlow } from '../../document/api-model.ts'
import { encodeBase64 } from '../../request/encode-base64.ts'
import type { TokenGrant } from '../../request/operation.ts'
import {
  isSafeEndpoint,
  postForm,
  type JsonResponse,
  type OAuthClient,
} from './authorization-server.ts'
import type { ConsentWindow } from './popup.ts'

/** The result of a flow: a token and how to renew it. */
export interface ReceivedToken {
  token: string
  grant: TokenGrant
}

/** One attempt to get a token. `signal` ends it early. */
export interface FlowRun {
  flow: OAuthFlow
  client: OAuthClient
  scopes: readonly string[]
  /** Absolute URL against which relative endpoints are resolved. */
  base: string
  signal: AbortSignal
}

/** The endpoints that each kind of flow requires. */
const ENDPOINTS: Record<
  OAuthFlow['kind'],
  readonly ('authorizationUrl' | 'tokenUrl' | 'deviceAuthorizationUrl')[]
> = {
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  clientCredentials: ['tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
  password: ['tokenUrl'],
  implicit: ['authorizationUrl'],
}

/** The flows with complete and safe endpoints. */
export function runnableFlows(flows: readonly OAuthFlow[], base: string): OAuthFlow[] {
  return flows.filter((flow) =>
    ENDPOINTS[flow.kind].every((name) => isSafeEndpoint(flow[name], base)),
  )
}

/** True for flows that RFC 9700 advises against, because they expose tokens or passwords. */
export function isLegacyFlow({ kind }: OAuthFlow): boolean {
  return kind === 'implicit' || kind === 'password'
}

/** The origin that a flow contacts first, which is shown to the reader beforehand. */
export function firstOrigin(flow: OAuthFlow, base: string): string {
  const [first] = ENDPOINTS[flow.kind]
  return new URL(flow[first!] ?? '', base).origin
}

/**
 * Runs the authorization code flow with PKCE (RFC 7636) in a popup, which is redirected back to
 * `redirect`, a page of this site.
 *
 * @throws Error with the server's reason, if it gave one.
 */
export async function runCodeFlow(
  run: FlowRun,
  popup: ConsentWindow,
  redirect: string,
): Promise<ReceivedToken> {
  const verifier = randomText()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const answer = await consent(run, popup, redirect, {
    response_type: 'code',
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  })
  const code = answer.get('code')
  if (!code) throw new Error(errorDescription(Object.fromEntries(answer), 'code'))
  return await requestToken(run, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  })
}

/** Runs the implicit flow (RFC 6749, section 4.2). Throws as `runCodeFlow` does. */
export async function runImplicitFlow(
  run: FlowRun,
  popup: ConsentWindow,
  redirect: string,
): Promise<ReceivedToken> {
  const answer = await consent(run, popup, redirect, { response_type: 'token' })
  return receivedToken(Object.fromEntries(answer), run, '')
}

/** Runs the client credentials flow (RFC 6749, section 4.4). Throws as `runCodeFlow` does. */
export async function runClientFlow(run: FlowRun): Promise<ReceivedToken> {
  return await requestToken(run, { grant_type: 'client_credentials', ...scopeOf(run) })
}

/** Runs the resource owner password flow (RFC 6749, section 4.3). Throws as `runCodeFlow` does. */
export async function runPasswordFlow(
  run: FlowRun,
  owner: { username: string; password: string },
): Promise<ReceivedToken> {
  return await requestToken(run, {
    grant_type: 'password',
    ...owner,
    ...scopeOf(run),
  })
}

/**
 * Refreshes a token (RFC 6749, section 6). The server may rotate the refresh token. Throws as
 * `runCodeFlow` does.
 */
export async function renewToken(
  grant: TokenGrant,
  signal: AbortSignal,
): Promise<ReceivedToken> {
  const { answer, status } = await postForm(
    grant.url,
    { grant_type: 'refresh_token', refresh_token: grant.refreshToken ?? '' },
    grant.client,
    signal,
  )
  const renewed = tokenOf(answer, String(status))
  const { expires: _expired, ...rest } = grant
  return { token: renewed, grant: { ...rest, ...expiryOf(answer) } }
}

/** Posts a form to the token endpoint of a flow. Throws as `runCodeFlow` does. */
async function requestToken(
  run: FlowRun,
  form: Record<string, string>,
): Promise<ReceivedToken> {
  const url = new URL(run.flow.tokenUrl ?? '', run.base).href
  const { answer, status } = await postForm(url, form, run.client, run.signal)
  return receivedToken(answer, run, String(status))
}

/**
 * The token in a response, and how to renew it.
 *
 * @throws Error with the server's reason if there is no token.
 */
export function receivedToken(
  answer: JsonResponse,
  { flow, client, base }: FlowRun,
  status: string,
): ReceivedToken {
  const url = new URL(flow.refreshUrl ?? flow.tokenUrl ?? '', base).href
  return { token: tokenOf(answer, status), grant: { url, client, ...expiryOf(answer) } }
}

/** The selected scopes as a form field. */
export function scopeOf({ scopes }: Pick<FlowRun, 'scopes'>): { scope?: string } {
  return scopes.length > 0 ? { scope: scopes.join(' ') } : {}
}

async function consent(
  run: FlowRun,
  popup: ConsentWindow,
  redirect: string,
  fields: Record<string, string>,
): Promise<URLSearchParams> {
  const state = randomText()
  const url = new URL(run.flow.authorizationUrl ?? '', run.base)
  const query = {
    ...fields,
    client_id: run.client.id,
    redirect_uri: redirect,
    state,
    ...scopeOf(run),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await popup.visit(url, redirect, run.signal)
  if (answer.get('state') !== state) throw new Error(answer.get('error') ?? 'state')
  return answer
}

function tokenOf(answer: JsonResponse, status: string): string {
  if (typeof answer['access_token'] === 'string') return answer['access_token']
  throw new Error(errorDescription(answer, status))
}

/**
 * The server's description of an error, else its error code, else the fallback. Many servers have
 * their own names for it, or an object in `error`.
 */
export function errorDescription(answer: JsonResponse, fallback: string): string {
  const names = ['error_description', 'message', 'detail', 'title', 'error', 'code']
  for (const name of names) {
    const value = answer[name]
    if (typeof value === 'string' && value) return value
  }
  const { error } = answer
  return isJson(error) ? errorDescription(error, fallback) : fallback
}

function isJson(value: unknown): value is JsonResponse {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function expiryOf(answer: JsonResponse): Pick<TokenGrant, 'refreshToken' | 'expires'> {
  const { refresh_token: refreshToken, expires_in: expiresIn } = answer
  const seconds = secondsOf(expiresIn)
  return {
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(seconds !== undefined && { expires: Date.now() + seconds * 1000 }),
  }
}

/** A duration of a response, which some servers write as a string. */
export function secondsOf(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value ? Number(value) : value
  return typeof seconds === 'number' && seconds >= 0 && seconds < Infinity
    ? seconds
    : undefined
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  const text = encodeBase64(bytes)
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
