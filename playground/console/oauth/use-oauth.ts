import { useEffect, useRef, useState } from 'preact/hooks'
import type { OAuthFlow, SecurityScheme } from '../../document/api-model.ts'
import type { Credential, TokenGrant } from '../../request/operation.ts'
import type { fillClient } from '../variables/fill-client.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import { isSafeEndpoint } from './authorization-server.ts'
import type { ClientDraft } from './client-fields.tsx'
import { describeFailure } from './describe-failure.ts'
import type { DeviceCode } from './device-flow.ts'
import { discoverFlows } from './discover-flows.ts'
import { renewToken, runnableFlows } from './oauth-flows.ts'
import { runFlow } from './run-flow.ts'

/** The scheme to get a token for, and the token so far. */
export interface OAuthFormProps {
  scheme: Extract<SecurityScheme, { type: 'oauth2' | 'openIdConnect' }>
  /** Scopes of the operation, initially selected. */
  scopes: string[]
  credential: Credential
  /** URL against which relative endpoints are resolved: that of the server. */
  base: string
  /** Redirect URI: a page of this site. */
  redirect: string
  onChange: (credential: Credential) => void
  /**
   * Passed as a prop instead of imported, so that the bundler doesn't split its module off the
   * dialog's chunk.
   */
  fill: typeof fillClient
}

/** State and actions of the OAuth form: discovering flows, requesting and renewing tokens. */
export function useOAuth(props: OAuthFormProps) {
  const { scheme, scopes, credential, base, redirect, fill, onChange } = props
  const strings = useToolStrings()
  const [discovered, setDiscovered] = useState<OAuthFlow[]>()
  const [kind, setKind] = useState<OAuthFlow['kind']>()
  const [draft, setDraft] = useState(() => firstDraft(scheme, scopes, credential))
  const [device, setDevice] = useState<DeviceCode>()
  const { attempt, running, message } = useAttempts()
  // The reader may edit other fields while a request is pending.
  const latest = useRef(onChange)
  latest.current = onChange

  const flows = runnableFlows(
    discovered ?? (scheme.type === 'oauth2' ? scheme.flows : []),
    base,
  )
  const metadata = scheme.type === 'oauth2' ? scheme.metadataUrl : scheme.url
  const change = (part: Partial<ClientDraft>) => setDraft((now) => ({ ...now, ...part }))
  // Variables used for a secret are marked as secret while they are typed.
  useEffect(() => void fill(draft), [draft])

  return {
    draft,
    change,
    flows,
    flow: flows.find((each) => each.kind === kind) ?? flows[0],
    setKind,
    device,
    running,
    message,
    /** URL of the metadata, until flows have been discovered. */
    metadata:
      discovered === undefined && metadata && isSafeEndpoint(metadata, base)
        ? new URL(metadata, base)
        : undefined,
    discover: (url: URL) =>
      attempt(async (signal) => {
        const found = await discoverFlows(url.href, draft.scopes, signal)
        setDiscovered(found.flows)
        change({ inHeader: found.inHeader })
        return runnableFlows(found.flows, base).length > 0 ? '' : strings.oauthUnsafe
      }),
    getToken: (flow: OAuthFlow) =>
      attempt(async (signal) => {
        if (!globalThis.crypto?.subtle) throw new Error(strings.oauthInsecure)
        const filled = { ...draft, ...fill(draft) }
        const { id, secret, inHeader, scopes } = filled
        const run = { flow, client: { id, secret, inHeader }, scopes, base, signal }
        const means = { redirect, owner: filled, closed: strings.oauthClosed }
        try {
          latest.current(await runFlow(run, { ...means, onCode: setDevice }))
        } finally {
          setDevice(undefined)
        }
        return strings.oauthDone
      }),
    renew: (grant: TokenGrant) =>
      attempt(async (signal) => {
        latest.current(await renewToken(grant, signal))
        return strings.oauthDone
      }),
  }
}

/** Runs one action at a time, until unmounted, and holds the message of the last. */
function useAttempts() {
  const strings = useToolStrings()
  const [message, setMessage] = useState('')
  const [running, setRunning] = useState<AbortController>()
  // Without the form, an action could neither be followed nor cancelled.
  useEffect(() => () => running?.abort(), [running])

  async function attempt(step: (signal: AbortSignal) => Promise<string>) {
    const controller = new AbortController()
    setRunning(controller)
    setMessage('')
    try {
      setMessage(await step(controller.signal))
    } catch (error) {
      setMessage(controller.signal.aborted ? '' : describeFailure(error, strings))
    }
    setRunning(undefined)
  }

  return { attempt, running, message }
}

function firstDraft(
  scheme: OAuthFormProps['scheme'],
  scopes: string[],
  { grant }: Credential,
): ClientDraft {
  return {
    id: '',
    secret: '',
    inHeader: false,
    ...grant?.client,
    username: '',
    password: '',
    scopes:
      scheme.type === 'openIdConnect' ? [...new Set(['openid', ...scopes])] : scopes,
  }
}
