import { Expandable } from '../../theme/components/expandable.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Server } from '../document/api-model.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import { CommaList } from './comma-list.tsx'
import { writeValue } from './write-value.ts'

/**
 * The servers of an operation. Renders nothing for a single server without variables and
 * description.
 */
export function ServerList({ servers }: { servers: readonly Server[] }) {
  const strings = useStrings()
  const plain = servers.every(
    ({ variables, description }) => variables.length === 0 && !description,
  )
  if (servers.length === 0 || (servers.length === 1 && plain)) return null
  return (
    <Expandable title={strings.servers}>
      <ul class="api-facts">
        {servers.map(({ url, name, description, variables }) => (
          <li>
            <code>{url}</code> {name}
            <SpecMarkdown text={description} />
            {variables.length > 0 && (
              <ul class="api-facts">
                {variables.map((variable) => (
                  <li>
                    <code>{variable.name}</code> {strings.default}{' '}
                    <code>{writeValue(variable.default)}</code>
                    {variable.enum && (
                      <>
                        {` · ${strings.availableOptions} `}
                        <CommaList
                          items={variable.enum.map((option) => (
                            <code>{writeValue(option)}</code>
                          ))}
                        />
                      </>
                    )}
                    <SpecMarkdown text={variable.description} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Expandable>
  )
}
