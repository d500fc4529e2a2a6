import { useStrings } from '../../runtime/use-strings.ts'
import type { Binding, BindingFact } from '../document/channel-model.ts'
import { BINDING_BUDGET } from './list/row-budget.ts'
import { openSchema, useReference } from './reference-context.ts'
import { SchemaDescription } from './schema-description.tsx'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { writeValue } from './write-value.ts'

/** Protocol bindings as lists. Renders nothing without any. */
export function BindingList({
  bindings,
  anchor,
  untitled = false,
}: {
  bindings: readonly Binding[]
  /** Prefix of the ids of rows. */
  anchor: string
  /** Omit the label, because a heading already says it. */
  untitled?: boolean
}) {
  const strings = useStrings()
  if (bindings.length === 0) return null
  return (
    <div class="api-item">
      {bindings.map(({ protocol, facts }) => (
        <>
          <p class="api-choice-label">
            {!untitled && `${strings.bindings} `}
            <span class="field-pill">{protocol}</span>
          </p>
          <FactList facts={facts} anchor={`${anchor}-${protocol}`} />
        </>
      ))}
    </div>
  )
}

function FactList({ facts, anchor }: { facts: readonly BindingFact[]; anchor: string }) {
  if (facts.length === 0) return null
  return (
    <ul class="api-facts">
      {facts.map((fact) => (
        <li>
          <code>{fact.name}</code>
          {'value' in fact && [': ', <code>{writeValue(fact.value)}</code>]}
          {fact.facts && (
            <div class="api-item">
              <FactList facts={fact.facts} anchor={`${anchor}-${fact.name}`} />
            </div>
          )}
          {fact.schema && <BoundSchema {...fact} schema={fact.schema} anchor={anchor} />}
        </li>
      ))}
    </ul>
  )
}

function BoundSchema({
  name,
  schema,
  anchor,
}: {
  name: string
  schema: NonNullable<BindingFact['schema']>
  anchor: string
}) {
  const reference = useReference()
  const view = openSchema(reference, schema, `${anchor}-${name}`, 'both', BINDING_BUDGET)
  return (
    <>
      {' '}
      <span class="field-pill">{view.type}</span>
      <SchemaDescription schema={view.schema} title={view.schema.title} />
      <SchemaFacts schema={view.schema} withDefault />
      <SchemaFields view={view} expanded={reference.expanded} />
    </>
  )
}
