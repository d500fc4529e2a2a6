import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { fillIn, useStrings } from '../../theme/strings.ts'
import type { Body, MediaType, Response, Schema } from '../api.ts'
import { schemaName } from '../model/schema-name.ts'
import { ApiSection } from './api-section.tsx'
import { ParameterFields } from './parameter-section.tsx'
import { openSchema, useReference } from './reference-context.ts'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

/** The request body per content type (behaviour 5.3). */
export function BodySection({
  body,
  id = 'body',
}: {
  body: Body | undefined
  id?: string
}) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  if (!body) return null
  const [only, ...others] = body.content
  const anchor = claimAnchor(id)
  return (
    <ApiSection
      title={strings.body}
      id={anchor}
      {...(only && others.length === 0 && { subtitle: only.type })}
    >
      <SpecMarkdown text={body.description} />
      <ContentTypes content={body.content} anchor={anchor} direction="request" />
    </ApiSection>
  )
}

/** Responses per status and content type (behaviour 5.3). */
export function ResponseSection({ responses }: { responses: readonly Response[] }) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  const [only, ...others] = responses
  if (!only) return null
  const anchor = claimAnchor('response')
  const type = only.content.length === 1 ? only.content[0]!.type : undefined
  return (
    <ApiSection
      title={strings.response}
      id={anchor}
      {...(others.length === 0 && {
        subtitle: [only.status, type].filter(Boolean).join(' · '),
      })}
    >
      {others.length === 0 ? (
        <OneResponse response={only} anchor={anchor} />
      ) : (
        <Tabs>
          {responses.map((response) => {
            const inner = claimAnchor(`response-${response.status}`)
            return (
              <Tab title={response.status} id={inner}>
                {response.content.length === 1 && (
                  <p class="api-section-heading-subtitle">{response.content[0]!.type}</p>
                )}
                <OneResponse response={response} anchor={inner} />
              </Tab>
            )
          })}
        </Tabs>
      )}
    </ApiSection>
  )
}

function OneResponse({ response, anchor }: { response: Response; anchor: string }) {
  const strings = useStrings()
  const { summary, description, headers, content } = response
  return (
    <>
      <SpecMarkdown text={description ?? summary} />
      {headers.length > 0 && (
        <>
          <p class="api-choice-label">{strings.responseHeaders}</p>
          <ParameterFields
            kind={`${anchor}-header`}
            parameters={headers}
            direction="response"
          />
        </>
      )}
      <ContentTypes content={content} anchor={anchor} direction="response" />
    </>
  )
}

/** Content types with one schema are shown once. */
function ContentTypes({
  content,
  anchor,
  direction,
}: {
  content: readonly MediaType[]
  anchor: string
  direction: 'request' | 'response'
}) {
  const groups = groupBySchema(content)
  const [only, ...others] = groups
  if (!only) return null
  if (others.length === 0)
    return <Media media={only.media} anchor={anchor} direction={direction} />
  return (
    <Tabs>
      {groups.map(({ types, media }) => (
        <Tab title={types.join(', ')}>
          <Media media={media} anchor={anchor} direction={direction} />
        </Tab>
      ))}
    </Tabs>
  )
}

function groupBySchema(
  content: readonly MediaType[],
): { types: string[]; media: MediaType }[] {
  const groups: { types: string[]; media: MediaType }[] = []
  for (const media of content) {
    const same = groups.find(
      (group) =>
        isSame(group.media.schema, media.schema) &&
        isSame(group.media.itemSchema, media.itemSchema),
    )
    if (same) same.types.push(media.type)
    else groups.push({ types: [media.type], media })
  }
  return groups
}

function isSame(a: Schema | undefined, b: Schema | undefined): boolean {
  return (
    a === b ||
    (a?.ref !== undefined &&
      a.ref === b?.ref &&
      Object.keys(a).length === 1 &&
      Object.keys(b).length === 1)
  )
}

/** Below this many rows a body is shown again where it repeats. */
const FEW_ROWS = 12

function Media({
  media,
  anchor,
  direction,
}: {
  media: MediaType
  anchor: string
  direction: 'request' | 'response'
}) {
  const reference = useReference()
  const strings = useStrings()
  const schema = media.schema ?? media.itemSchema
  if (!schema) return null
  const key = schema.ref === undefined ? undefined : `${direction} ${schema.ref}`
  const earlier = key === undefined ? undefined : reference.shown.get(key)
  if (schema.ref !== undefined && earlier !== undefined) {
    const name = schemaName(reference.api, schema.ref)
    return (
      <p class="api-repeats">
        <a class="link" href={`#${earlier}`}>
          {fillIn(strings.recursive, { name })}
        </a>
      </p>
    )
  }
  const before = reference.budget.left
  const view = openSchema(reference, schema, anchor, direction)
  if (key !== undefined && before - reference.budget.left > FEW_ROWS)
    reference.shown.set(key, anchor)
  const plainObject = view.type === 'object' && view.choices.length === 0
  return (
    <>
      {!plainObject && (
        <p class="api-choice-label">
          <span class="field-pill">{media.schema ? view.type : `${view.type}, …`}</span>
        </p>
      )}
      <SpecMarkdown text={view.schema.description} />
      <SchemaFacts schema={{ ...view.schema, examples: [] }} />
      <SchemaFields view={view} expanded={reference.expanded} />
    </>
  )
}
