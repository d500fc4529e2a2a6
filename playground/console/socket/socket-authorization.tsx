import type { SecurityScheme } from '../../document/api-model.ts'
import { InputField } from '../fields/input-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Authorization } from '../form/authorization.tsx'
import { useFieldId } from '../state/context.ts'
import { SocketGroup } from './socket-inputs.tsx'
import type { SocketProps } from './socket-props.ts'
import { carrierOf, type TokenCarrier } from './socket-url.ts'
import type { SocketStrings } from './socket-strings.ts'
import type { useSocketValues } from './use-socket-values.ts'

interface SocketAuthorizationProps extends Pick<
  SocketProps,
  'security' | 'schemes' | 'settings'
> {
  typed: ReturnType<typeof useSocketValues>
  strings: SocketStrings
  /** Inputs are disabled while connected. */
  disabled: boolean
}

/**
 * Inputs for tokens and keys. Browsers can't set headers for WebSockets, so the reader can choose
 * how tokens that belong there are sent instead.
 */
export function SocketAuthorization(props: SocketAuthorizationProps) {
  const { schemes, settings, typed, strings, disabled } = props
  const headerSchemes = schemes.filter(
    (scheme) => scheme.type !== 'apiKey' || scheme.in === 'header',
  )
  return (
    <SocketGroup title={strings.authorization} disabled={disabled}>
      <Authorization
        operation={props}
        alternative={0}
        credentials={typed.credentials}
        origin={typed.origin}
        base={new URL(settings.base, location.href).href}
        redirect={new URL(settings.home, location.href).href}
        remembered={typed.remembered}
        onAlternative={() => undefined}
        onCredential={typed.setCredential}
        onRemember={typed.setRemembered}
        onForget={typed.forget}
      />
      {headerSchemes.length > 0 && <p class="console-note">{strings.tokenInstead}</p>}
      {headerSchemes.map((scheme) => (
        <CarrierFields
          key={scheme.name}
          scheme={scheme}
          carrier={carrierOf(scheme, typed.values)}
          strings={strings}
          onChange={(carrier) =>
            typed.setValues({
              ...typed.values,
              carriers: { ...typed.values.carriers, [scheme.name]: carrier },
            })
          }
        />
      ))}
    </SocketGroup>
  )
}

function CarrierFields({
  scheme,
  carrier,
  strings,
  onChange,
}: {
  scheme: SecurityScheme
  carrier: TokenCarrier
  strings: SocketStrings
  onChange: (carrier: TokenCarrier) => void
}) {
  const id = useFieldId()
  return (
    <>
      <InputField id={id} label={`${strings.tokenPlace} (${scheme.name})`}>
        <select
          id={id}
          class="console-input"
          value={carrier.as}
          onChange={({ currentTarget }) =>
            onChange({
              ...carrier,
              as: currentTarget.value === 'protocol' ? 'protocol' : 'query',
            })
          }
        >
          <option value="query">{strings.tokenAsQuery}</option>
          <option value="protocol">{strings.tokenAsProtocol}</option>
        </select>
      </InputField>
      {carrier.as === 'query' && (
        <InputField
          id={`${id}-name`}
          label={`${strings.tokenParameter} (${scheme.name})`}
        >
          <TextInput
            id={`${id}-name`}
            value={carrier.name}
            onText={(name) => onChange({ ...carrier, name: name.trim() })}
          />
        </InputField>
      )}
    </>
  )
}
