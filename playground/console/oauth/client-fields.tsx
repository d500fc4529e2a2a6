import type { OAuthFlow } from '../../document/api-model.ts'
import { InputField } from '../fields/input-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useToolStrings } from '../state/use-tool-strings.ts'
import type { OAuthClient } from './authorization-server.ts'

/** The reader's input for requesting a token. */
export interface ClientDraft extends OAuthClient {
  username: string
  password: string
  scopes: string[]
}

interface ClientFieldsProps {
  /** Prefix of the inputs' ids. */
  id: string
  kind: OAuthFlow['kind']
  draft: ClientDraft
  onChange: (part: Partial<ClientDraft>) => void
}

/** Client id and secret, and the user's credentials if the flow needs them. */
export function ClientFields({ id, kind, draft, onChange }: ClientFieldsProps) {
  const strings = useToolStrings()
  const field = (
    key: 'id' | 'secret' | 'username' | 'password',
    label: string,
    secret: boolean,
  ) => (
    <InputField id={`${id}-${key}`} label={label}>
      <TextInput
        id={`${id}-${key}`}
        secret={secret}
        value={draft[key]}
        onText={(text) => onChange({ [key]: text })}
      />
    </InputField>
  )
  return (
    <>
      {field('id', strings.oauthClientId, false)}
      {kind !== 'implicit' && field('secret', strings.oauthClientSecret, true)}
      {kind !== 'implicit' && draft.secret !== '' && (
        <InputField id={`${id}-place`} label={strings.oauthSecretIn}>
          <select
            id={`${id}-place`}
            class="console-input"
            value={draft.inHeader ? 'header' : 'body'}
            onChange={({ currentTarget }) =>
              onChange({ inHeader: currentTarget.value === 'header' })
            }
          >
            <option value="body">{strings.oauthInBody}</option>
            <option value="header">{strings.oauthInHeader}</option>
          </select>
        </InputField>
      )}
      {kind === 'password' && field('username', strings.username, false)}
      {kind === 'password' && field('password', strings.password, true)}
    </>
  )
}
