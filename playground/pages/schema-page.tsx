import type { Api } from '../api.ts'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaFields, type Expanded } from './schema-fields.tsx'
import { ReferenceContext, createReference, openSchema } from './reference-context.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import './api-section.css'

export interface SchemaPageProps {
  api: Api
  /** Id in `api.schemas`. */
  id: string
  maintainOrder: boolean
  expanded: Expanded
  /** The schema's description, unless the page's header shows it already. */
  withDescription: boolean
  takenIds?: Iterable<string>
}

/** A page of `openapi-schema` (behaviour 5.1): what a named schema holds. */
export function SchemaPage(props: SchemaPageProps) {
  const { api, id, takenIds } = props
  const reference = createReference(api, props, takenIds)
  const view = openSchema(reference, { ref: id }, 'schema', 'both')
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        <p class="api-choice-label">
          <span class="field-pill">{view.type}</span>
        </p>
        {props.withDescription && <SpecMarkdown text={view.schema.description} />}
        <SchemaFacts schema={view.schema} />
        <SchemaFields view={view} expanded={reference.expanded} />
      </div>
    </ReferenceContext.Provider>
  )
}
