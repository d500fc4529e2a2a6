import { useStrings } from '../../runtime/use-strings.ts'
import type { ResponseLink } from '../document/api-model.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import { writeValue } from './write-value.ts'

/** Follow-up requests that use values of a response. Renders nothing without any. */
export function ResponseLinks({ links }: { links: readonly ResponseLink[] }) {
  const strings = useStrings()
  if (links.length === 0) return null
  return (
    <div class="api-item">
      <p class="api-choice-label">{strings.responseLinks}</p>
      <ul class="api-facts">
        {links.map(({ name, target, description, parameters, body, server }) => (
          <li>
            {name} <code>{target}</code>
            <SpecMarkdown text={description} />
            <ul class="api-facts">
              {parameters.map((parameter) => (
                <li>
                  <code>{parameter.name}</code> <code>{writeValue(parameter.value)}</code>
                </li>
              ))}
              {body && (
                <li>
                  {strings.body} <code>{writeValue(body.value)}</code>
                </li>
              )}
              {server && (
                <li>
                  {strings.baseUrl} <code>{server.url}</code> {server.description}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
