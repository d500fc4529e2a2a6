import { useStrings } from '../../runtime/use-strings.ts'
import type { ResponseLink } from '../document/api-model.ts'
import { findLinked } from '../document/model/find-linked.ts'
import { plainTitle } from './list/plain-title.ts'
import { useReference } from './reference-context.ts'
import { SpecLink } from './spec-link.tsx'
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
        {links.map(({ name, description, parameters, body, server, ...link }) => (
          <li>
            {name} <LinkTarget {...link} />
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

/** The operation that a link leads to: its summary and `METHOD /path`, else what is written. */
function LinkTarget(link: Pick<ResponseLink, 'target' | 'operation'>) {
  const { api, followUps } = useReference()
  const linked = findLinked(api, link)
  if (!linked) return <code>{link.target}</code>
  const { kind, method, path, summary } = linked
  const name = `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`
  const page = followUps.find(({ target }) => target === link.target)
  const words = summary ? plainTitle(summary) : <code>{name}</code>
  return (
    <>
      {page ? <SpecLink href={page.url}>{words}</SpecLink> : words}{' '}
      {summary && <code>{name}</code>}
    </>
  )
}
