import { useStrings } from '../../runtime/use-strings.ts'
import type { MessageServer } from '../document/channel-model.ts'
import { BindingList } from './binding-list.tsx'
import { MethodPill } from './method-pill.tsx'
import { useReference } from './reference-context.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import { TagRows } from './tag-list.tsx'
import { CommaList } from './comma-list.tsx'
import './message-servers.css'

/** AsyncAPI servers, with protocol, URL, description and variables. */
export function MessageServers({ servers }: { servers: readonly MessageServer[] }) {
  return (
    <ul class="api-servers">
      {servers.map((server) => (
        <OneServer server={server} />
      ))}
    </ul>
  )
}

function OneServer({ server }: { server: MessageServer }) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  const { name, url, protocol, protocolVersion, title, tags, externalDocs } = server
  const id = claimAnchor(`server-${name}`)
  const schemes = server.security.flatMap(({ schemes: all }) => all)
  return (
    <li id={id}>
      <p class="api-server-line">
        {protocol && <MethodPill method={protocol} />} <code>{url}</code>{' '}
        <span class="api-server-name">{title ?? name}</span>
      </p>
      <SpecMarkdown text={server.summary} />
      <SpecMarkdown text={server.description} />
      <ul class="api-facts">
        {title !== undefined && title !== name && (
          <li>
            {strings.messageName} <code>{name}</code>
          </li>
        )}
        {protocolVersion && (
          <li>
            {strings.apiVersion} <code>{`${protocol} ${protocolVersion}`}</code>
          </li>
        )}
        {server.variables.map((variable) => (
          <li>
            <code>{`{${variable.name}}`}</code>
            {variable.default && (
              <>
                {' '}
                {strings.default} <code>{variable.default}</code>
              </>
            )}
            {variable.enum && (
              <Values label={strings.availableOptions} of={variable.enum} />
            )}
            {variable.examples && (
              <Values label={`${strings.examples}:`} of={variable.examples} />
            )}
            <SpecMarkdown text={variable.description} />
          </li>
        ))}
        {schemes.length > 0 && (
          <li>
            {strings.authorizations}:{' '}
            <CommaList
              items={schemes.map(({ scheme }) => (
                <code>{scheme.name}</code>
              ))}
            />
          </li>
        )}
        <TagRows tags={tags} externalDocs={externalDocs} />
      </ul>
      <BindingList bindings={server.bindings} anchor={id} />
    </li>
  )
}

function Values({ label, of }: { label: string; of: readonly string[] }) {
  return (
    <>
      {` · ${label} `}
      <CommaList
        items={of.map((value) => (
          <code>{value}</code>
        ))}
      />
    </>
  )
}
