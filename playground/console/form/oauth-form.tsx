import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useState } from 'preact/hooks'
import type { OAuthFlow } from '../../document/api-model.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { InputField } from '../fields/input-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import {
  authorize,
  requestClientToken,
  runnableFlows,
  type OAuthClient,
  type RunnableFlow,
} from '../send/oauth.ts'

export interface OAuthFormProps {
  flows: OAuthFlow[]
  /** Scopes that the operation asks for: chosen at first. */
  scopes: string[]
  /** Address that relative endpoints stand on. */
  base: string
  /** Page of this site that the authorization server returns to. */
  redirect: string
  onToken: (token: string) => void
}

/** Gets an access token: by the reader's consent in a window, or with a client's secret. */
export function OAuthForm({ flows, scopes, base, redirect, onToken }: OAuthFormProps) {
  const { words } = useConsole()
  const id = useFieldId()
  const runnable = runnableFlows(flows, base)
  const [place, setPlace] = useState(0)
  const [client, setClient] = useState<OAuthClient>({ id: '', secret: '', scopes })
  const [message, setMessage] = useState('')
  const flow = runnable[place]
  if (!flow) return null

  async function run(chosen: RunnableFlow) {
    setMessage('')
    try {
      if (!globalThis.crypto?.subtle) throw new Error(words.oauthInsecure)
      const token =
        chosen.kind === 'clientCredentials'
          ? await requestClientToken(chosen, client, base)
          : await authorize(chosen, client, { redirect, base, closed: words.oauthClosed })
      onToken(token)
      setMessage(words.oauthDone)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      setMessage(fillIn(words.oauthFailed, { reason }))
    }
  }

  const change = (part: Partial<OAuthClient>) => setClient({ ...client, ...part })
  const byCode = flow.kind === 'authorizationCode'
  const asked = byCode ? flow.authorizationUrl : flow.tokenUrl
  return (
    <div class="console-oauth">
      {runnable.length > 1 && (
        <InputField id={`${id}-flow`} label={words.oauthFlow}>
          <select
            id={`${id}-flow`}
            class="console-input"
            value={place}
            onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
          >
            {runnable.map(({ kind }, index) => (
              <option key={kind} value={index}>
                {kind}
              </option>
            ))}
          </select>
        </InputField>
      )}
      <ClientInputs id={id} client={client} onChange={change} />
      {flow.scopes.length > 0 && (
        <ScopeChoices scopes={flow.scopes} client={client} onChange={change} />
      )}
      <p class="console-note">
        {fillIn(byCode ? words.oauthOpens : words.oauthAsks, {
          origin: new URL(asked ?? '', base).origin,
          redirect,
        })}
      </p>
      <button
        type="button"
        class="console-button"
        disabled={!client.id}
        onClick={() => void run(flow)}
      >
        {words.oauthGetToken}
      </button>
      <p class="console-note" role="status">
        {message}
      </p>
    </div>
  )
}

interface ClientProps {
  client: OAuthClient
  onChange: (part: Partial<OAuthClient>) => void
}

function ClientInputs({ id, client, onChange }: ClientProps & { id: string }) {
  const { words } = useConsole()
  return (
    <>
      <InputField id={`${id}-id`} label={words.oauthClientId}>
        <TextInput
          id={`${id}-id`}
          value={client.id}
          onText={(text) => onChange({ id: text })}
        />
      </InputField>
      <InputField id={`${id}-secret`} label={words.oauthClientSecret}>
        <TextInput
          id={`${id}-secret`}
          secret
          value={client.secret}
          onText={(secret) => onChange({ secret })}
        />
      </InputField>
    </>
  )
}

function ScopeChoices({
  scopes,
  client,
  onChange,
}: ClientProps & Pick<OAuthFlow, 'scopes'>) {
  const { words } = useConsole()
  return (
    <fieldset class="console-group">
      <legend class="console-label">{words.oauthScopes}</legend>
      {scopes.map(({ name }) => (
        <label class="console-check" key={name}>
          <input
            type="checkbox"
            checked={client.scopes.includes(name)}
            onChange={({ currentTarget }) => {
              const others = client.scopes.filter((scope) => scope !== name)
              onChange({ scopes: currentTarget.checked ? [...others, name] : others })
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
