import type { ComponentChildren } from 'preact'
import { FilledInput } from '../fields/filled-input.tsx'
import { InputField } from '../fields/input-field.tsx'
import { useFieldId } from '../state/context.ts'
import type { SocketField, SocketProps } from './socket-props.ts'
import type { SocketValues } from './socket-url.ts'
import type { SocketStrings } from './socket-strings.ts'

/** What the reader fills in before a connection is opened. */
export interface SocketInputsProps extends Pick<
  SocketProps,
  'servers' | 'parameters' | 'query'
> {
  strings: SocketStrings
  values: SocketValues
  protocols: string
  /** Inputs are disabled while connected. */
  disabled: boolean
  onValues: (values: SocketValues) => void
  onProtocols: (protocols: string) => void
}

/** Inputs for the URL apart from credentials: server, parameters and query. */
export function SocketInputs(props: SocketInputsProps) {
  const { parameters, query, strings, values, disabled } = props
  const set = (part: Part) => (name: string, value: string) =>
    props.onValues({ ...values, [part]: { ...values[part], [name]: value } })
  const group = (title: string, fields: readonly SocketField[], part: Part) =>
    fields.length > 0 && (
      <SocketGroup title={title} disabled={disabled}>
        {fields.map((field) => (
          <Input
            key={field.name}
            field={field}
            value={values[part][field.name]}
            strings={strings}
            onValue={set(part)}
          />
        ))}
      </SocketGroup>
    )
  return (
    <>
      <ServerGroup {...props} onVariable={set('variables')} />
      {group(strings.parameters, parameters, 'parameters')}
      {group(strings.queryParameters, query, 'query')}
    </>
  )
}

type Part = 'variables' | 'parameters' | 'query'

function ServerGroup({
  servers,
  strings,
  values,
  protocols,
  disabled,
  onValues,
  onProtocols,
  onVariable,
}: SocketInputsProps & { onVariable: (name: string, value: string) => void }) {
  const id = useFieldId()
  return (
    <SocketGroup title={strings.servers} disabled={disabled}>
      {servers.length > 1 && (
        <InputField id={`${id}-server`} label={strings.socketAddress}>
          <select
            id={`${id}-server`}
            class="console-input"
            value={values.server}
            onChange={({ currentTarget }) =>
              onValues({ ...values, server: Number(currentTarget.value), variables: {} })
            }
          >
            {servers.map(({ url, name }, index) => (
              <option key={index} value={index}>{`${url} (${name})`}</option>
            ))}
          </select>
        </InputField>
      )}
      {servers[values.server]?.variables.map((field) => (
        <Input
          key={field.name}
          field={field}
          value={values.variables[field.name]}
          strings={strings}
          onValue={onVariable}
        />
      ))}
      <FilledInput
        id={`${id}-own`}
        label={strings.ownBaseUrl}
        inputMode="url"
        value={values.baseUrl ?? ''}
        onText={(text) => onValues({ ...values, baseUrl: text.trim() || undefined })}
      />
      <FilledInput
        id={`${id}-protocols`}
        label={strings.subprotocols}
        value={protocols}
        onText={onProtocols}
      />
    </SocketGroup>
  )
}

/** A fieldset with a title. */
export function SocketGroup({
  title,
  disabled,
  children,
}: {
  title: string
  disabled: boolean
  children: ComponentChildren
}) {
  return (
    <fieldset class="console-section" disabled={disabled}>
      <legend class="console-heading socket-heading">{title}</legend>
      {children}
    </fieldset>
  )
}

function Input({
  field: { name, type, value: given = '', options, required },
  value = given,
  strings,
  onValue,
}: {
  field: SocketField
  value: string | undefined
  strings: SocketStrings
  onValue: (name: string, value: string) => void
}) {
  const id = useFieldId()
  const label = { id, label: name, type, required: required === true }
  if (!options)
    return <FilledInput {...label} value={value} onText={(text) => onValue(name, text)} />
  return (
    <InputField {...label}>
      <select
        id={id}
        class="console-input"
        value={value}
        onChange={({ currentTarget }) => onValue(name, currentTarget.value)}
      >
        {!required && <option value="">{strings.notSet}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </InputField>
  )
}
