import { useStrings } from '../../runtime/use-strings.ts'
import type { ApiTag } from '../document/api-model.ts'
import type { ExternalDocs } from '../document/channel-model.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

/** Tags with what is said of them, and where more is said, as rows of a list of facts. */
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
      {tags.map(({ name, description, externalDocs: docs }) => (
        <li>
          {strings.tags} <code>{name}</code>
          <SpecMarkdown text={description} />
          {docs && <DocsLink docs={docs} />}
        </li>
      ))}
      {externalDocs && (
        <li>
          {strings.externalDocs}: <DocsLink docs={externalDocs} />
        </li>
      )}
    </>
  )
}

function DocsLink({ docs: { url, description } }: { docs: ExternalDocs }) {
  return (
    <>
      <SpecLink href={url}>{url}</SpecLink>
      <SpecMarkdown text={description} />
    </>
  )
}
