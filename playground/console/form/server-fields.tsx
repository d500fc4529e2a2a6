import { useConsole, useFieldId } from '../state/context.ts'
import { InputField, fieldState } from '../fields/input-field.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { FilledInput } from '../fields/filled-input.tsx'
import { PLACEHOLDER_SERVER } from '../../request/server-url.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

interface ServerFieldsProps {
  servers: ConsoleOperation['servers']
  server: number
  variables: (string | undefined)[]
  onServer: (server: number) => void
  onVariable: (variable: number, value: string | undefined) => void
  baseUrl: string | undefined
  onBaseUrl: (url: string | undefined) => void
}

/** Inputs for the server, its variables, and a custom base URL. */
export function ServerFields(props: ServerFieldsProps) {
  const { servers, server, variables, baseUrl, onServer, onVariable, onBaseUrl } = props
  const { strings } = useConsole()
  const id = useFieldId()
  return (
    <>
      {servers.length > 1 && (
        <InputField id={id} label={strings.baseUrl}>
          <OptionSelect
            id={id}
            options={servers.map(({ url, description }) =>
              description ? `${url} (${description})` : url,
            )}
            selected={server}
            onSelect={onServer}
          />
        </InputField>
      )}
      {servers[server]?.variables.map((variable, index) => {
        const { name: label, description: note, default: fallback } = variable
        const field = { id: `${id}-${index}`, label, note }
        const value = variables[index]
        if (!variable.enum)
          return (
            <FilledInput
              key={label}
              {...field}
              value={value ?? ''}
              placeholder={fallback}
              onText={(text) => onVariable(index, text || undefined)}
            />
          )
        const options = [...new Set([fallback, ...variable.enum])]
        return (
          <InputField key={label} {...field}>
            <OptionSelect
              {...fieldState(field)}
              options={options}
              selected={options.indexOf(value ?? fallback)}
              onSelect={(option) => onVariable(index, options[option])}
            />
          </InputField>
        )
      })}
      <FilledInput
        id={`${id}-own`}
        label={strings.ownBaseUrl}
        inputMode="url"
        placeholder={servers[server]?.url ?? PLACEHOLDER_SERVER}
        value={baseUrl ?? ''}
        onText={(text) => onBaseUrl(text.trim() || undefined)}
      />
    </>
  )
}
