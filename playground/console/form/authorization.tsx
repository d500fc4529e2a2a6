import { useRef } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { SecurityScheme } from '../../document/api-model.ts'
import type { BuiltRequest } from '../../request/built-request.ts'
import type { Credential } from '../../request/operation.ts'
import { isBasic } from '../../request/write-credentials.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { OptionSelect } from '../fields/option-select.tsx'
import { FilledInput } from '../fields/filled-input.tsx'
import { lazyPart } from '../state/lazy-part.tsx'
import type { ConsoleOperation } from '../props/console-props.ts'
import { fillClient } from '../variables/fill-client.ts'
import { isSameHost } from '../send/is-same-host.ts'
import { basicLabels } from './basic-labels.ts'
import { problemMessage } from './problem-message.ts'

interface AuthorizationProps {
  operation: Pick<ConsoleOperation, 'security' | 'schemes'>
  /** Index in `operation.security`. */
  alternative: number
  credentials: (Credential | undefined)[]
  /** Origin of the server that the credentials are for. */
  origin: string
  base: string
  redirect: string
  remembered: boolean
  /** Why credentials can't be sent as entered. */
  problems?: BuiltRequest['problems']
  onAlternative: (alternative: number) => void
  onCredential: (scheme: number, credential: Credential | undefined) => void
  onRemember: (remember: boolean) => void
  onForget: () => void
}

/** The inputs for one alternative of `security`, with all of its schemes. */
export function Authorization(props: AuthorizationProps) {
  const { operation, alternative, credentials, origin, onAlternative } = props
  const { problems = [] } = props
  const { strings } = useConsole()
  const required = knownSchemes(operation, alternative)
  const remember = useRef<HTMLInputElement>(null)
  const hasCredentials = props.remembered || credentials.some(Boolean)
  return (
    <>
      {operation.security.length > 1 && (
        <OptionSelect
          aria-label={strings.authorization}
          options={operation.security.map(({ label }) => label ?? strings.nothing)}
          selected={alternative}
          onSelect={onAlternative}
        />
      )}
      {required.map(({ scheme, scopes, index }) => (
        <SchemeFields
          key={scheme.name}
          scheme={scheme}
          scopes={scopes}
          credential={credentials[index] ?? {}}
          origin={origin}
          base={props.base}
          redirect={props.redirect}
          problem={problemMessage(
            problems.find((problem) => problem.scheme === index),
            strings,
          )}
          onChange={(credential) => props.onCredential(index, credential)}
        />
      ))}
      {required.length > 0 && (
        <div class="console-row">
          <label class="console-check">
            <input
              type="checkbox"
              ref={remember}
              checked={props.remembered}
              onChange={({ currentTarget }) => props.onRemember(currentTarget.checked)}
            />
            {strings.rememberCredentials}
          </label>
          {hasCredentials && (
            <button
              type="button"
              class="console-button"
              onClick={() => {
                // The focused button is removed.
                remember.current?.focus()
                props.onForget()
              }}
            >
              {strings.forgetCredentials}
            </button>
          )}
          {origin && (
            <p class="console-note">{fillIn(strings.credentialsOf, { origin })}</p>
          )}
        </div>
      )}
    </>
  )
}

/**
 * The schemes of an alternative of `security`, with their indexes in `operation.schemes`. Omits
 * those that the description mentions but doesn't define.
 */
export function knownSchemes(
  { security, schemes }: AuthorizationProps['operation'],
  alternative: number,
) {
  return (security[alternative]?.schemes ?? []).flatMap(({ name, scopes }) => {
    const index = schemes.findIndex((scheme) => scheme.name === name)
    const scheme = schemes[index]
    return scheme ? [{ scheme, scopes, index }] : []
  })
}

const OAuthForm = lazyPart(
  async () => (await import('../oauth/oauth-form.tsx')).OAuthForm,
)

interface SchemeFieldsProps {
  scheme: SecurityScheme
  scopes: string[]
  credential: Credential
  origin: string
  base: string
  redirect: string
  problem: string | undefined
  onChange: (credential: Credential | undefined) => void
}

function SchemeFields(props: SchemeFieldsProps) {
  const { scheme, scopes, credential, origin, base, redirect, problem, onChange } = props
  const { strings } = useConsole()
  const id = useFieldId()
  if (scheme.type === 'mutualTLS') {
    return (
      <p class="console-note">
        {scheme.name}: {strings.clientCertificate}
      </p>
    )
  }
  const isBlocked =
    scheme.type === 'apiKey' && scheme.in === 'cookie' && !isSameHost(origin)
  const note = isBlocked ? strings.browserCookie : undefined
  const input = (
    key: 'token' | 'username' | 'password',
    label: string,
    type: string,
    hidden: boolean,
  ) => (
    <FilledInput
      id={`${id}-${key}`}
      label={label}
      type={type}
      note={note}
      problem={problem}
      secret={hidden}
      value={credential[key] ?? ''}
      placeholder={key === 'token' ? strings.enterToken : ''}
      onText={(text) => {
        // A typed token isn't the one that the grant can renew.
        const { grant: _grant, ...typed } = { ...credential, [key]: text }
        onChange(Object.values(typed).some(Boolean) ? typed : undefined)
      }}
    />
  )
  if (isBasic(scheme)) {
    const { username, password } = basicLabels(scheme.name, strings)
    return (
      <>
        {input('username', username, typeOf(scheme), false)}
        {input('password', password, typeOf(scheme), true)}
      </>
    )
  }
  return (
    <>
      {input('token', labelOf(scheme), typeOf(scheme), true)}
      {(scheme.type === 'oauth2' || scheme.type === 'openIdConnect') && (
        <OAuthForm
          // Reset on origin change, so that a pending flow can't store its token for another
          // server, and if another alternative has other scopes.
          key={origin + scopes}
          {...{ scheme, scopes, credential, base, redirect, onChange }}
          fill={fillClient}
        />
      )}
    </>
  )
}

function labelOf(scheme: SecurityScheme): string {
  return scheme.type === 'apiKey' ? scheme.key : scheme.name
}

function typeOf(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return scheme.in
  return scheme.type === 'http' ? scheme.scheme : scheme.type
}
