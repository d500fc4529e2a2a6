import type { ComponentChildren } from 'preact'
import { TextInput } from '../fields/text-input.tsx'
import { useFieldId } from '../state/context.ts'
import type { SocketField, SocketProps } from './socket-props.ts'
import type { SocketValues } from './socket-url.ts'
import type { SocketWords } from './socket-words.ts'

export interface SocketInputsProps extends Pick<
  SocketProps,
  'servers' | 'parameters' | 'query' | 'secrets'
> {
  words: SocketWords
  values: SocketValues
  protocols: string
  /** While connected, nothing of the address can change. */
  disabled: boolean
  onValues: (values: SocketValues) => void
  onProtocols: (protocols: string) => void
}

/** Server, parameters, query and credentials: all that makes the address. */
export function SocketInputs(props: SocketInputsProps) {
  const { parameters, query, secrets, words, values, disabled } = props
  const set = (part: Part) => (name: string, value: string) =>
    props.onValues({ ...values, [part]: { ...values[part], [name]: value } })
  const group = (title: string, fields: readonly SocketField[], part: Part) =>
    fields.length > 0 && (
      <Group title={title} disabled={disabled}>
        {fields.map((field) => (
          <Input
            key={field.name}
            field={field}
            secret={part === 'secrets'}
            value={values[part][field.name]}
            words={words}
            onValue={set(part)}
          />
        ))}
      </Group>
    )
  const credentials = secrets.map((name): SocketField => ({ name, type: 'string' }))
  return (
    <>
      <ServerGroup {...props} onVariable={set('variables')} />
      {group(words.parameters, parameters, 'parameters')}
      {group(words.queryParameters, query, 'query')}
      {group(words.authorization, credentials, 'secrets')}
    </>
  )
}

type Part = 'variables' | 'parameters' | 'query' | 'secrets'

function ServerGroup({
  servers,
  words,
  values,
  protocols,
  disabled,
  onValues,
  onProtocols,
  onVariable,
}: SocketInputsProps & { onVariable: (name: string, value: string) => void }) {
  const id = useFieldId()
  return (
    <Group title={words.servers} disabled={disabled}>
      {servers.length > 1 && (
        <Labelled id={`${id}-server`} label={words.socketAddress}>
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
        </Labelled>
      )}
      {servers[values.server]?.variables.map((field) => (
        <Input
          key={field.name}
          field={field}
          value={values.variables[field.name]}
          words={words}
          onValue={onVariable}
        />
      ))}
      <Labelled id={`${id}-protocols`} label={words.subprotocols}>
        <TextInput id={`${id}-protocols`} value={protocols} onText={onProtocols} />
      </Labelled>
    </Group>
  )
}

function Group({
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

function Labelled({
  id,
  label,
  type,
  required,
  isName = false,
  children,
}: {
  id: string
  label: string
  type?: string
  required?: string
  /** It is a name of the description, not a word of ours. */
  isName?: boolean
  children: ComponentChildren
}) {
  return (
    <div class="console-field">
      <label class="console-label" for={id}>
        <span class={isName ? 'console-name' : 'console-word'}>{label}</span>
        {type && <span class="console-type"> {type}</span>}
        {required && <span class="console-required"> {required}</span>}
      </label>
      {children}
    </div>
  )
}

function Input({
  field: { name, type, value: given = '', options, required },
  value = given,
  secret = false,
  words,
  onValue,
}: {
  field: SocketField
  /** Shown as dots. */
  secret?: boolean
  value: string | undefined
  words: SocketWords
  onValue: (name: string, value: string) => void
}) {
  const id = useFieldId()
  const common = { id, class: 'console-input', value }
  return (
    <Labelled
      id={id}
      label={name}
      type={type}
      isName
      {...(required && { required: words.required })}
    >
      {options ? (
        <select
          {...common}
          onChange={({ currentTarget }) => onValue(name, currentTarget.value)}
        >
          {!required && <option value="">{words.notSet}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <TextInput
          id={id}
          value={value}
          secret={secret}
          onText={(text) => onValue(name, text)}
        />
      )}
    </Labelled>
  )
}
