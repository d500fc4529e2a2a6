import { CodeBlock } from '../../theme/components/code-block.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Api } from '../document/api-model.ts'
import { exampleValue } from '../document/example/example-value.ts'
import type { SchemaPlace } from '../document/schema/schema-place.ts'
import { writeSchema } from '../document/schema/write-schema.ts'
import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { MAX_BESIDE_ROWS } from '../samples/example-text.ts'
import { ApiSection } from './api-section.tsx'
import type { PageLink, PageSeries } from './list/api-page-input.ts'
import FoldTools from './folds/fold-tools.island.tsx'
import { HTML_ONLY } from './example-block.tsx'
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

interface SchemaPageProps {
  api: Api
  place: SchemaPlace
  maintainOrder: boolean
  expanded: Expanded
  /** Show the schema's description. False if the page's header already shows it. */
  withDescription: boolean
  takenIds?: Iterable<string>
  /** Path of the folder with the schema pages. */
  schemaFolder?: string | undefined
  /** Pages that use this schema. */
  usedBy?: readonly PageLink[]
  /** Set if the schema is split into several pages: their paths, and the index of this one. */
  series?: PageSeries
}

/** The page of a schema: its contents, the pages that use it, and its JSON Schema. */
export function SchemaPage(props: SchemaPageProps) {
  const { api, place, takenIds, series, usedBy = [] } = props
  const strings = useStrings()
  const reference = createReference(api, { ...props, own: place.key }, takenIds)
  const schema = place.schema ?? { ref: place.key }
  const index = series?.index ?? 0
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
        {series && <PageNumbers {...series} />}
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

/** An example of a schema as JSON; `undefined` if it is too long. */
export function schemaExample(api: Api, place: SchemaPlace): string | undefined {
  const schema = place.schema ?? { ref: place.key }
  return write(exampleValue(api, schema, { direction: 'response', requiredOnly: false }))
}

function write(value: unknown): string | undefined {
  const text = writeJson(value as Value, '  ')
  return text.length > MAX_BESIDE_ROWS ? undefined : text
}
