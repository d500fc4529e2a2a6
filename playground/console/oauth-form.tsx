import { useState } from 'preact/hooks'
import type { OAuthFlow } from '../api.ts'
import { useConsole, useFieldId } from './context.ts'
import { Field } from './fields/field.tsx'
import { TextInput } from './fields/text-input.tsx'
import {
  authorize,
  requestClientToken,
  runnableFlows,
  type OAuthClient,
  type RunnableFlow,
} from './oauth.ts'
import { fill } from './words.ts'

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
      setMessage(fill(words.oauthFailed, { reason }))
    }
  }

  const text = (name: 'id' | 'secret', label: string) => (
    <Field id={`${id}-${name}`} label={label}>
      <TextInput
        id={`${id}-${name}`}
        secret={name === 'secret'}
        value={client[name]}
        onText={(value) => setClient({ ...client, [name]: value })}
      />
    </Field>
  )
  const byCode = flow.kind === 'authorizationCode'
  const asked = byCode ? flow.authorizationUrl : flow.tokenUrl
  return (
    <div class="console-oauth">
      {runnable.length > 1 && (
        <Field id={`${id}-flow`} label={words.oauthFlow}>
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
        </Field>
      )}
      {text('id', words.oauthClientId)}
      {text('secret', words.oauthClientSecret)}
      {flow.scopes.length > 0 && (
        <fieldset class="console-group">
          <legend class="console-label">{words.oauthScopes}</legend>
          {flow.scopes.map(({ name }) => (
            <label class="console-check" key={name}>
              <input
                type="checkbox"
                checked={client.scopes.includes(name)}
                onChange={({ currentTarget }) => {
                  const others = client.scopes.filter((scope) => scope !== name)
                  const next = currentTarget.checked ? [...others, name] : others
                  setClient({ ...client, scopes: next })
                }}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p class="console-note">
        {fill(byCode ? words.oauthOpens : words.oauthAsks, {
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
