import { CodeBlock } from '../../theme/components/code-block.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Api } from '../document/api-model.ts'
import { exampleValue } from '../document/example/example-value.ts'
import type { SchemaPlace } from '../document/schema/schema-place.ts'
import { writeSchema } from '../document/schema/write-schema.ts'
import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { ApiSection } from './api-section.tsx'
import type { PageLink } from './list/api-page-input.ts'
import FoldTools from './folds/fold-tools.island.tsx'
import { LinkList } from './link-list.tsx'
import { PageNumbers } from './page-numbers.tsx'
import {
  type Expanded,
  ReferenceContext,
  createReference,
  openSchema,
} from './reference-context.ts'
import { SCHEMA_ROWS, schemaBudget } from './list/row-budget.ts'
import { SchemaDescription } from './schema-description.tsx'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaRows } from './schema-fields.tsx'
import { plainCode } from './slim-code.ts'
import './api-section.css'

export interface SchemaPageProps {
  api: Api
  place: SchemaPlace
  maintainOrder: boolean
  expanded: Expanded
  /** The schema's description, unless the page's header shows it already. */
  withDescription: boolean
  takenIds?: Iterable<string>
  /** Path of the folder with the pages of the schemas. */
  schemaFolder?: string | undefined
  /** Pages that show this schema. */
  usedBy?: readonly PageLink[]
  /** A long schema is spread over several pages: the paths of all, and which this is. */
  numbered?: { paths: readonly string[]; index: number }
}

/** Longer ones are left out: they say nothing that the rows do not. */
const LONGEST = 10_000

/** Shorter examples stand in Markdown too, where the rows have said it all. */
const SHORT = 600

/** Of what a page's Markdown leaves out. */
const HTML_ONLY = 'api-html-only'

/** What a named schema holds, the pages that show it, and the schema itself. */
export function SchemaPage(props: SchemaPageProps) {
  const { api, place, takenIds, numbered, usedBy = [] } = props
  const strings = useStrings()
  const reference = createReference(api, { ...props, own: place.key }, takenIds)
  const schema = place.schema ?? { ref: place.key }
  const index = numbered?.index ?? 0
  const view = openSchema(reference, schema, 'schema', 'both', {
    ...schemaBudget(api),
    first: index * SCHEMA_ROWS,
  })
  const raw = write(writeSchema(place.schema ?? api.schemas[place.key] ?? {}))
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        <p class="api-choice-label">
          <span class="field-pill">{view.type}</span>
        </p>
        {index === 0 && (
          <>
            {props.withDescription && <SchemaDescription schema={view.schema} />}
            <SchemaFacts schema={view.schema} withDefault />
          </>
        )}
        <SchemaRows view={view} anchor="schema" expanded={reference.expanded} />
        {numbered && <PageNumbers {...numbered} />}
        {index === 0 && (
          <>
            {usedBy.length > 0 && (
              <ApiSection title={strings.usedBy} id={reference.claimAnchor('used-by')}>
                <LinkList links={usedBy} />
              </ApiSection>
            )}
            {raw && (
              <details class={`${HTML_ONLY} api-option`}>
                <summary>{strings.rawSchema}</summary>
                <CodeBlock language="json" html={plainCode(raw)} />
              </details>
            )}
          </>
        )}
        <FoldTools />
      </div>
    </ReferenceContext.Provider>
  )
}

export interface SchemaExampleProps {
  /** `schemaExample`. */
  code: string
  /** Highlighted. */
  html?: string | undefined
}

/** An example beside what a schema holds. */
export function SchemaExample({ code, html }: SchemaExampleProps) {
  const strings = useStrings()
  return (
    <div class={code.length > SHORT ? `schema-example ${HTML_ONLY}` : 'schema-example'}>
      <CodeBlock title={strings.example} language="json" html={html ?? plainCode(code)} />
    </div>
  )
}

/** A value of a schema as JSON; undefined for a long one. */
export function schemaExample(api: Api, place: SchemaPlace): string | undefined {
  const schema = place.schema ?? { ref: place.key }
  return write(exampleValue(api, schema, { direction: 'response', requiredOnly: false }))
}

function write(value: unknown): string | undefined {
  const text = writeJson(value as Value, '  ')
  return text.length > LONGEST ? undefined : text
}
