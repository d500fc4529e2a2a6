import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { OAuthFlow } from '../../../playground/document/api-model.ts'
import type { Recorded } from './recording-server.ts'

/** The registered client and user of the provider. */
const CLIENT = 'docs'
const SECRET = 's3cr:et'

/** An authorization server with every flow, for the client `docs` with the secret `s3cr:et`. */
export function oauthProvider(origin: string) {
  const challenges = new Map<string, string>()
  let polls = 0
  let renewals = 0

  function answer({ url, method, body, headers }: Recorded, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, origin)
    const form = new URLSearchParams(String(body))
    if (pathname === '/.well-known/openid-configuration')
      return json(response, 200, metadata(origin))
    if (pathname === '/authorize') return authorize(searchParams, response)
    if (pathname === '/device' && method === 'POST')
      return json(response, 200, {
        device_code: 'device',
        user_code: 'BLUE-WHALE',
        verification_uri: `${origin}/activate`,
        interval: 0,
        expires_in: 60,
      })
    if (pathname === '/token' && method === 'POST')
      return token(form, new Headers(headers), response)
    return json(response, 200, {
      authorization: new Headers(headers).get('authorization'),
    })
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const back = new URL(query.get('redirect_uri') ?? '')
    const state = query.get('state') ?? ''
    if (query.get('response_type') === 'token') {
      back.hash = String(new URLSearchParams({ access_token: 'implicit', state }))
    } else {
      challenges.set('c0de', query.get('code_challenge') ?? '')
      back.searchParams.set('code', 'c0de')
      back.searchParams.set('state', state)
      back.hash = '_=_'
    }
    response.writeHead(302, { Location: back.href }).end()
  }

  function token(form: URLSearchParams, headers: Headers, response: ServerResponse) {
    const basic = Buffer.from(`${CLIENT}:${encodeURIComponent(SECRET)}`).toString(
      'base64',
    )
    const byHeader = headers.get('authorization') === `Basic ${basic}`
    const byForm =
      form.get('client_id') === CLIENT && form.get('client_secret') === SECRET
    const isClient = byHeader || byForm
    const refuse = (error: string, error_description?: string) =>
      json(response, 400, { error, error_description })
    switch (form.get('grant_type')) {
      case 'authorization_code': {
        const verifier = form.get('code_verifier') ?? ''
        const hash = createHash('sha256').update(verifier).digest('base64url')
        return hash === challenges.get(form.get('code') ?? '')
          ? json(response, 200, {
              access_token: 'by-code',
              refresh_token: 'refresh-0',
              expires_in: 3600,
            })
          : refuse('invalid_grant')
      }
      case 'client_credentials':
        return isClient
          ? json(response, 200, {
              access_token: `${byHeader ? 'header' : 'form'} ${form.get('scope')}`,
            })
          : refuse('invalid_client', 'No such client')
      case 'password':
        return form.get('username') === 'ann' && form.get('password') === 'pw'
          ? json(response, 200, { access_token: 'by-password' })
          : refuse('invalid_grant')
      case 'urn:ietf:params:oauth:grant-type:device_code':
        polls++
        return polls > 2
          ? json(response, 200, { access_token: 'by-device' })
          : refuse('authorization_pending')
      case 'refresh_token':
        if (form.get('refresh_token') !== `refresh-${renewals}`) return refuse('used')
        renewals++
        return json(response, 200, {
          access_token: `renewed-${renewals}`,
          refresh_token: `refresh-${renewals}`,
        })
      default:
        return refuse('unsupported_grant_type')
    }
  }

  return { answer, flows: describedFlows(origin) }
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(value))
}

function metadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    device_authorization_endpoint: `${origin}/device`,
    scopes_supported: ['openid', 'email'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
  }
}

/** The flows as written in an API description. */
function describedFlows(origin: string): OAuthFlow[] {
  const authorizationUrl = `${origin}/authorize`
  const tokenUrl = `${origin}/token`
  const scopes = [
    { name: 'read', description: 'See things.' },
    { name: 'write', description: '' },
  ]
  return [
    { kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes },
    { kind: 'clientCredentials', tokenUrl, scopes },
    {
      kind: 'deviceAuthorization',
      deviceAuthorizationUrl: `${origin}/device`,
      tokenUrl,
      scopes,
    },
    { kind: 'password', tokenUrl, scopes },
    { kind: 'implicit', authorizationUrl, scopes },
  ]
}
