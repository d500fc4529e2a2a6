import { useStrings } from '../../runtime/use-strings.ts'
import type { ApiTag } from '../document/api-model.ts'
import type { ExternalDocs } from '../document/channel-model.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { CommaList } from './comma-list.tsx'

/** Tags with their descriptions, and external documentation, as list items. */
export function TagRows({
  tags = [],
  externalDocs,
}: {
  tags?: readonly ApiTag[]
  externalDocs: ExternalDocs | undefined
}) {
  const strings = useStrings()
  return (
    <>
      {tags.length > 0 && (
        <li>
          {strings.tags}{' '}
          {tags.some(isDescribed) ? (
            <ul class="api-facts">
              {tags.map(({ name, description, externalDocs: docs }) => (
                <li>
                  <code>{name}</code>
                  <SpecMarkdown text={description} />
                  {docs && <DocsLink docs={docs} />}
                </li>
              ))}
            </ul>
          ) : (
            <CommaList
              items={tags.map(({ name }) => (
                <code>{name}</code>
              ))}
            />
          )}
        </li>
      )}
      {externalDocs && (
        <li>
          {strings.externalDocs}: <DocsLink docs={externalDocs} />
        </li>
      )}
    </>
  )
}

function isDescribed({ description, externalDocs }: ApiTag): boolean {
  return Boolean(description ?? externalDocs)
}

function DocsLink({ docs: { url, description } }: { docs: ExternalDocs }) {
  return (
    <>
      <SpecLink href={url}>{url}</SpecLink>
      <SpecMarkdown text={description} />
    </>
  )
}
