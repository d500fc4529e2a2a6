import { useEffect, useRef, useState } from 'preact/hooks'
import type { OAuthFlow, SecurityScheme } from '../../document/api-model.ts'
import type { Credential, TokenGrant } from '../../request/operation.ts'
import type { fillClient } from '../variables/fill-client.ts'
import { useToolWords } from '../state/use-tool-words.ts'
import { isSafeEndpoint } from './ask-server.ts'
import type { ClientDraft } from './client-fields.tsx'
import { describeFailure } from './describe-failure.ts'
import type { DeviceCode } from './device-flow.ts'
import { discoverFlows } from './discover-flows.ts'
import { renewToken, runnableFlows } from './oauth-flows.ts'
import { runFlow } from './run-flow.ts'

export interface OAuthFormProps {
  scheme: Extract<SecurityScheme, { type: 'oauth2' | 'openIdConnect' }>
  /** Scopes that the operation asks for: chosen at first. */
  scopes: string[]
  credential: Credential
  /** Address that relative endpoints stand on. */
  base: string
  /** Page of this site that the authorization server returns to. */
  redirect: string
  onChange: (credential: Credential) => void
  /** Given, so that what opens the dialog need not be cut up for this form. */
  fill: typeof fillClient
}

/** What the reader chose and typed to get a token, and the runs that get, find and renew it. */
export function useOAuth(props: OAuthFormProps) {
  const { scheme, scopes, credential, base, redirect, fill, onChange } = props
  const words = useToolWords()
  const [discovered, setDiscovered] = useState<OAuthFlow[]>()
  const [kind, setKind] = useState<OAuthFlow['kind']>()
  const [draft, setDraft] = useState(() => firstDraft(scheme, scopes, credential))
  const [device, setDevice] = useState<DeviceCode>()
  const { attempt, running, message } = useAttempts()
  // Typing goes on while a server is asked.
  const latest = useRef(onChange)
  latest.current = onChange

  const flows = runnableFlows(
    discovered ?? (scheme.type === 'oauth2' ? scheme.flows : []),
    base,
  )
  const metadata = scheme.type === 'oauth2' ? scheme.metadataUrl : scheme.url
  const change = (part: Partial<ClientDraft>) => setDraft((now) => ({ ...now, ...part }))
  // What stands for a secret is one from the moment that it is typed.
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
    /** Where the flows can be found, as long as nobody has looked. */
    metadata:
      discovered === undefined && metadata && isSafeEndpoint(metadata, base)
        ? new URL(metadata, base)
        : undefined,
    discover: (url: URL) =>
      attempt(async (signal) => {
        const found = await discoverFlows(url.href, draft.scopes, signal)
        setDiscovered(found.flows)
        change({ inHeader: found.inHeader })
        return runnableFlows(found.flows, base).length > 0 ? '' : words.oauthUnsafe
      }),
    getToken: (flow: OAuthFlow) =>
      attempt(async (signal) => {
        if (!globalThis.crypto?.subtle) throw new Error(words.oauthInsecure)
        const filled = { ...draft, ...fill(draft) }
        const { id, secret, inHeader, scopes } = filled
        const run = { flow, client: { id, secret, inHeader }, scopes, base, signal }
        const means = { redirect, owner: filled, closed: words.oauthClosed }
        try {
          latest.current(await runFlow(run, { ...means, onCode: setDevice }))
        } finally {
          setDevice(undefined)
        }
        return words.oauthDone
      }),
    renew: (grant: TokenGrant) =>
      attempt(async (signal) => {
        latest.current(await renewToken(grant, signal))
        return words.oauthDone
      }),
  }
}

/** One step at a time: what runs, and how the last one went. */
function useAttempts() {
  const words = useToolWords()
  const [message, setMessage] = useState('')
  const [running, setRunning] = useState<AbortController>()

  async function attempt(step: (signal: AbortSignal) => Promise<string>) {
    const controller = new AbortController()
    setRunning(controller)
    setMessage('')
    try {
      setMessage(await step(controller.signal))
    } catch (error) {
      setMessage(controller.signal.aborted ? '' : describeFailure(error, words))
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
