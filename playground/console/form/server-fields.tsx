import { useConsole, useFieldId } from '../state/context.ts'
import { InputField } from '../fields/input-field.tsx'
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
          <select
            id={id}
            class="console-input"
            value={server}
            onChange={({ currentTarget }) => onServer(Number(currentTarget.value))}
          >
            {servers.map(({ url, description }, index) => (
              <option key={index} value={index}>
                {description ? `${url} (${description})` : url}
              </option>
            ))}
          </select>
        </InputField>
      )}
      {servers[server]?.variables.map((variable, index) => {
        const fieldId = `${id}-${index}`
        if (!variable.enum)
          return (
            <FilledInput
              key={variable.name}
              id={fieldId}
              label={variable.name}
              value={variables[index] ?? ''}
              placeholder={variable.default}
              onText={(text) => onVariable(index, text || undefined)}
            />
          )
        return (
          <InputField key={variable.name} id={fieldId} label={variable.name}>
            <select
              id={fieldId}
              class="console-input"
              value={variables[index] ?? variable.default}
              onChange={({ currentTarget }) => onVariable(index, currentTarget.value)}
            >
              {[...new Set([variable.default, ...variable.enum])].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
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
