import { useStrings } from '../../runtime/use-strings.ts'
import type { Messaging } from '../document/channel-model.ts'
import { ApiSection } from './api-section.tsx'
import { MessageSchemeField } from './message-security.tsx'
import { MessageServers } from './message-servers.tsx'
import { useReference } from './reference-context.ts'

/** Servers and security schemes of an AsyncAPI description, for its overview page. */
export function MessagingSummary({ messaging }: { messaging: Messaging }) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  const { id, defaultContentType, servers, schemes } = messaging
  return (
    <>
      {(id ?? defaultContentType) && (
        <ul class="api-facts">
          {id && (
            <li>
              {strings.applicationId} <code>{id}</code>
            </li>
          )}
          {defaultContentType && (
            <li>
              {strings.defaultContentType} <code>{defaultContentType}</code>
            </li>
          )}
        </ul>
      )}
      {servers.length > 0 && (
        <ApiSection title={strings.servers} id={claimAnchor('servers')}>
          <MessageServers servers={servers} />
        </ApiSection>
      )}
      {schemes.length > 0 && (
        <ApiSection title={strings.authorizations} id={claimAnchor('authorizations')}>
          {schemes.map((scheme) => (
            <MessageSchemeField scheme={scheme} />
          ))}
        </ApiSection>
      )}
    </>
  )
}
