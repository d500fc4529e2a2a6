import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { OAuthFlow } from '../../document/api-model.ts'
import { InputField } from '../fields/input-field.tsx'
import { useFieldId } from '../state/context.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import { ClientFields } from './client-fields.tsx'
import { DeviceNotice } from './device-notice.tsx'
import { firstOrigin, isLegacyFlow } from './oauth-flows.ts'
import { ScopeChoices } from './scope-choices.tsx'
import { TokenExpiry } from './token-expiry.tsx'
import { useOAuth, type OAuthFormProps } from './use-oauth.ts'
import './oauth-form.css'

/** Requests an access token with one of the OAuth 2 flows, and renews it. */
export function OAuthForm(props: OAuthFormProps) {
  const strings = useToolStrings()
  const oauth = useOAuth(props)
  const { flow, flows, metadata, device, running, message } = oauth
  const isBusy = running !== undefined
  return (
    <div class="console-oauth">
      {metadata && (
        <p class="console-row">
          <button
            type="button"
            class="console-button"
            disabled={isBusy}
            onClick={() => void oauth.discover(metadata)}
          >
            {strings.oauthDiscover}
          </button>
          <span class="console-note">
            {fillIn(strings.oauthAsks, { origin: metadata.origin })}
          </span>
        </p>
      )}
      {flows.length > 1 && <FlowChoice {...oauth} />}
      {flow && <FlowForm {...props} oauth={oauth} flow={flow} />}
      {!flow && !metadata && <p class="console-note">{strings.oauthUnsafe}</p>}
      {device && <DeviceNotice {...device} />}
      <TokenExpiry
        grant={props.credential.grant}
        isBusy={isBusy}
        onRenew={(grant) => void oauth.renew(grant)}
      />
      <p class="console-note" role="status">
        {message}
      </p>
    </div>
  )
}

type OAuth = ReturnType<typeof useOAuth>

function FlowChoice({ flow, flows, setKind }: OAuth) {
  const strings = useToolStrings()
  const id = useFieldId()
  return (
    <InputField id={id} label={strings.oauthFlow}>
      <select
        id={id}
        class="console-input"
        value={flow?.kind ?? ''}
        onChange={({ currentTarget }) =>
          setKind(currentTarget.value as OAuthFlow['kind'])
        }
      >
        {flows.map((each) => (
          <option key={each.kind} value={each.kind}>
            {isLegacyFlow(each)
              ? fillIn(strings.oauthLegacy, { flow: each.kind })
              : each.kind}
          </option>
        ))}
      </select>
    </InputField>
  )
}

interface FlowFormProps extends Pick<OAuthFormProps, 'scopes' | 'base' | 'redirect'> {
  oauth: OAuth
  flow: OAuthFlow
}

function FlowForm({ oauth, flow, scopes: required, base, redirect }: FlowFormProps) {
  const { draft, change, running } = oauth
  const strings = useToolStrings()
  const id = useFieldId()
  const scopes = withRequired(flow, required)
  const hasWindow = flow.kind === 'authorizationCode' || flow.kind === 'implicit'
  return (
    <>
      <ClientFields id={id} kind={flow.kind} draft={draft} onChange={change} />
      {scopes.length > 0 && (
        <ScopeChoices
          scopes={scopes}
          chosen={draft.scopes}
          onChange={(scopes) => change({ scopes })}
        />
      )}
      <p class="console-note">
        {fillIn(hasWindow ? strings.oauthOpens : strings.oauthAsks, {
          origin: firstOrigin(flow, base),
          redirect,
        })}
      </p>
      <div class="console-row">
        <button
          type="button"
          class="console-button"
          // Servers with password flow often know no clients (FastAPI).
          disabled={!(draft.id || flow.kind === 'password') || running !== undefined}
          onClick={() => void oauth.getToken(flow)}
        >
          {strings.oauthGetToken}
        </button>
        {running && (
          <button type="button" class="console-button" onClick={() => running.abort()}>
            {strings.cancel}
          </button>
        )}
      </div>
    </>
  )
}

/** The scopes of a flow, and those of the operation that it doesn't list. */
function withRequired(flow: OAuthFlow, required: readonly string[]): OAuthFlow['scopes'] {
  const missing = required.filter(
    (name) => !flow.scopes.some((scope) => scope.name === name),
  )
  return [...flow.scopes, ...missing.map((name) => ({ name, description: '' }))]
}
