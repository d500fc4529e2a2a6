import { fillIn } from '../../runtime/kit/fill-in.ts'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Api, Example, MediaType, Operation } from '../document/api-model.ts'
import { mediaKind } from '../document/media-kind.ts'
import type { Schema } from '../document/schema-model.ts'
import { bodyDirections } from '../document/model/body-directions.ts'
import { dependsOnDirection } from '../document/schema/depends-on-direction.ts'
import { schemaName } from '../document/schema/schema-name.ts'
import { childViews, type SchemaView } from '../document/schema/schema-view.ts'
import { ApiSection } from './api-section.tsx'
import { EncodingList } from './encoding-list.tsx'
import { ExampleList } from './example-list.tsx'
import { type PanelExamples, openSchema, useReference } from './reference-context.ts'
import { type RowBudget, contentBudget, countSchemas } from './list/row-budget.ts'
import { LazyFold } from './lazy-fold.tsx'
import { SchemaDescription, typeWithName } from './schema-description.tsx'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaRows } from './schema-fields.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

/** The request body of an operation, by content type. */
export function BodySection({ operation }: { operation: Operation }) {
  const { api, claimAnchor } = useReference()
  const strings = useStrings()
  const { body } = operation
  if (!body) return null
  const anchor = claimAnchor('body')
  const subtitle = [body.required && strings.required, sharedTypes(body.content)].filter(
    Boolean,
  )
  return (
    <ApiSection
      title={strings.body}
      id={anchor}
      {...(subtitle.length > 0 && { subtitle: subtitle.join(' · ') })}
    >
      <SpecMarkdown text={body.description} />
      <ContentTypes
        content={body.content}
        anchor={anchor}
        direction={bodyDirections(operation).ofRequest}
        budget={contentBudget(countSchemas(body.content), api)}
      />
    </ApiSection>
  )
}

/** The content types as one line, if they all share a schema; else `undefined`. */
export function sharedTypes(content: readonly MediaType[]): string | undefined {
  const [only, ...others] = groupBySchema(content)
  return only && others.length === 0 ? only.types.join(', ') : undefined
}

/** The schemas of content types, as tabs. Content types with the same schema share a tab. */
export function ContentTypes({
  content,
  anchor,
  direction,
  budget,
}: {
  content: readonly MediaType[]
  anchor: string
  direction: 'request' | 'response' | 'both'
  budget: RowBudget
}) {
  const groups = groupBySchema(content)
  const [only, ...others] = groups
  if (!only) return null
  const shared = { anchor, direction, budget }
  if (others.length === 0) return <Media all={only.all} isFirst {...shared} />
  return (
    <Tabs>
      {groups.map(({ types, all }, index) => (
        <Tab title={types.join(', ')}>
          <Media all={all} isFirst={index === 0} {...shared} />
        </Tab>
      ))}
    </Tabs>
  )
}

interface MediaGroup {
  types: string[]
  all: MediaType[]
}

function groupBySchema(content: readonly MediaType[]): MediaGroup[] {
  const groups: MediaGroup[] = []
  for (const media of content) {
    const same = groups.find(
      ({ all: [first] }) =>
        isSame(first?.schema, media.schema) &&
        isSame(first?.itemSchema, media.itemSchema),
    )
    if (same) {
      same.types.push(media.type)
      same.all.push(media)
    } else groups.push({ types: [media.type], all: [media] })
  }
  return groups
}

function isSame(a: Schema | undefined, b: Schema | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** A body with up to this many rows is repeated instead of linked to. */
const MAX_REPEATED_ROWS = 3

function Media({
  all,
  isFirst,
  anchor,
  direction,
  budget,
}: {
  all: readonly MediaType[]
  /** Whether the first content type of the body is among them. */
  isFirst: boolean
  anchor: string
  direction: 'request' | 'response' | 'both'
  budget: RowBudget
}) {
  const reference = useReference()
  const strings = useStrings()
  const [media] = all
  const schema = media?.schema ?? media?.itemSchema
  const { panel } = reference
  const isInPanel = isShownInPanel(panel, direction, isFirst)
  const examples = listedExamples(all, direction, isInPanel ? panel : 'none')
  const details = (
    <>
      {examples.length > 0 && (
        <ul class="api-facts">
          <ExampleList examples={examples} />
        </ul>
      )}
      <EncodingList encodings={all.flatMap(({ encoding }) => encoding)} anchor={anchor} />
    </>
  )
  if (!media || !schema)
    return (
      <>
        {all.every(({ type }) => mediaKind(type) === 'binary') && (
          <TypeLabel type="file" />
        )}
        {details}
      </>
    )
  const key = shownKey(reference.api, schema, direction)
  const earlier = key === undefined ? undefined : reference.shown.get(key)
  if (schema.ref !== undefined && earlier !== undefined) {
    const name = schemaName(schema.ref)
    return (
      <>
        <LazyFold title={name} href={`#${earlier}`} anchor={anchor}>
          {fillIn(strings.recursive, { name })}
        </LazyFold>
        {details}
      </>
    )
  }
  const view = openSchema(reference, schema, anchor, direction, budget)
  if (key !== undefined && countRows(view) > MAX_REPEATED_ROWS)
    reference.shown.set(key, anchor)
  return (
    <>
      <BodyType view={view} isStream={!media.schema} />
      <SchemaDescription schema={view.schema} />
      <SchemaFacts
        schema={view.schema}
        withDefault
        withoutExamples={isInPanel && isInSamples(view.schema.examples)}
      />
      {details}
      <SchemaRows view={view} anchor={anchor} expanded={reference.expanded} />
    </>
  )
}

/**
 * The key of a named schema in `Reference.shown`. Requests and responses share it unless
 * `readOnly` or `writeOnly` makes them differ. `undefined` for inline schemas.
 */
function shownKey(
  api: Api,
  schema: Schema,
  direction: 'request' | 'response' | 'both',
): string | undefined {
  const { ref } = schema
  if (ref === undefined) return undefined
  return dependsOnDirection(api, ref) ? `${direction} ${ref}` : ref
}

/** Type and title of a body, unless it is an untitled object: its rows say that it is one. */
function BodyType({ view, isStream }: { view: SchemaView; isStream: boolean }) {
  const { title } = view.schema
  const type = view.items
    ? typeWithName('', view)
    : [title, view.type].filter(Boolean).join(' · ')
  if (isStream) return <TypeLabel type={`${type}, …`} />
  const isPlain = type === 'object' && view.choices.length === 0
  return isPlain && childViews(view).length > 0 ? null : <TypeLabel type={type} />
}

function TypeLabel({ type }: { type: string }) {
  return (
    <p class="api-choice-label">
      <span class="field-pill">{type}</span>
    </p>
  )
}

/** True if the side panel shows examples of the content types, of a request only the first. */
function isShownInPanel(
  panel: PanelExamples,
  direction: 'request' | 'response' | 'both',
  isFirst: boolean,
): boolean {
  if (panel === 'none' || panel === 'webhook') return panel === 'webhook'
  return direction === 'response' || (panel === 'operation' && isFirst)
}

/**
 * The examples that the side panel doesn't show, or shows without their texts. Other examples of a
 * request than the first need JavaScript there.
 */
function listedExamples(
  all: readonly MediaType[],
  direction: 'request' | 'response' | 'both',
  panel: PanelExamples,
): Example[] {
  const examples = new Map(
    all
      .flatMap((media) => media.examples)
      .map((example) => [JSON.stringify(example), example]),
  )
  // The tabs of responses are titled with the summaries.
  const hasTabs =
    (panel === 'operation' || panel === 'responses') && direction === 'response'
  const isFirstOnly = examples.size === 1 && all[0]?.examples.length === 1
  const inPanel = panel === 'webhook' || hasTabs || (panel === 'operation' && isFirstOnly)
  return [...examples.values()].filter(
    ({ summary, description, externalValue }) =>
      !inPanel ||
      Boolean(description ?? externalValue ?? (hasTabs ? undefined : summary)),
  )
}

/** True if the side panel already shows all examples of a schema. */
function isInSamples(examples: readonly unknown[] = []): boolean {
  return examples.length === 1 && typeof examples[0] === 'object'
}

/** Counts the rows of a view, up to the limit. */
function countRows(view: SchemaView): number {
  let count = 0
  const queue = [view]
  for (let next = queue.pop(); next && count <= MAX_REPEATED_ROWS; next = queue.pop()) {
    const inner = childViews(next)
    count += inner.length - (next.items ? 1 : 0)
    queue.push(...inner)
  }
  return count
}
