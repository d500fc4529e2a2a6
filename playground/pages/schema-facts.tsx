import { fillIn } from '../../runtime/kit/fill-in.ts'
import { describeDefault } from '../../theme/components/describe-default.ts'
import type { Strings } from '../../theme/strings/en.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { type Numeric, digitsOf } from '../document/exact-number.ts'
import type { Schema } from '../document/schema-model.ts'
import { type Constraint, constraintsOf } from '../document/schema/constraints.ts'
import type { FlatSchema } from '../document/schema/flat-schema.ts'
import { ExampleList } from './example-list.tsx'
import { OptionList } from './option-list.tsx'
import { displayValue } from './display-value.ts'
import { SpecLink } from './spec-link.tsx'
import { writeValue } from './write-value.ts'

interface SchemaFactsProps {
  schema: FlatSchema
  /** Always list the default, even if the field shows it as a pill. */
  withDefault?: boolean
  /** Omit examples, because they are shown elsewhere. */
  withoutExamples?: boolean
}

/** Constraints, enum values and examples of a schema, one per line. */
export function SchemaFacts({
  schema,
  withDefault = false,
  withoutExamples = false,
}: SchemaFactsProps) {
  const strings = useStrings()
  const constraints = constraintsOf(schema)
  const options = optionsOf(schema)
  const examples = withoutExamples ? [] : (schema.examples ?? [])
  const { default: fallback, externalDocs } = schema
  const xmlFacts = writeXmlFacts(schema.xml)
  const ownDefault = fallback && (withDefault || !isInPill(fallback.value))
  if (
    !ownDefault &&
    !externalDocs &&
    !xmlFacts &&
    constraints.length + options.length + examples.length === 0
  )
    return null
  return (
    <ul class="api-facts">
      {ownDefault && (
        <li>
          {strings.default} <code>{writeValue(fallback.value)}</code>
        </li>
      )}
      {constraints.map((constraint) => (
        <li>
          {labelOf(constraint, strings)} {writeConstraint(constraint)}
        </li>
      ))}
      {options.length > 0 && (
        <OptionList options={options} descriptions={schema.enumDescriptions} />
      )}
      {examples.length > 0 && (
        <ExampleList examples={examples.map((value) => ({ key: '', value }))} />
      )}
      {externalDocs && (
        <li>
          {strings.externalDocs}:{' '}
          <SpecLink href={externalDocs.url}>{externalDocs.url}</SpecLink>{' '}
          {externalDocs.description}
        </li>
      )}
      {xmlFacts && (
        <li>
          XML: <code>{xmlFacts}</code>
        </li>
      )}
    </ul>
  )
}

/** True if `SchemaFacts` renders anything for a schema. */
export function hasFacts(schema: FlatSchema): boolean {
  return (
    constraintsOf(schema).length > 0 ||
    optionsOf(schema).length > 0 ||
    Boolean(schema.examples?.length || schema.externalDocs || writeXmlFacts(schema.xml))
  )
}

function optionsOf(schema: FlatSchema): unknown[] {
  return schema.const ? [schema.const.value] : (schema.enum ?? [])
}

/** True if the field's pill shows the default in full. */
function isInPill(value: unknown): boolean {
  return describeDefault(displayValue(value)) !== undefined
}

/** The XML Object as a line of text. Empty if it says nothing. */
function writeXmlFacts(xml: Schema['xml']): string {
  if (!xml) return ''
  const { name, prefix, namespace, attribute, wrapped, node } = xml
  const parts = [
    name,
    prefix && `prefix ${prefix}`,
    namespace && `namespace ${namespace}`,
    attribute && 'attribute',
    wrapped && 'wrapped',
    node,
  ].filter((word) => word !== undefined && word !== false)
  return parts.join(', ')
}

function labelOf(constraint: Constraint, strings: Strings): string {
  switch (constraint.kind) {
    case 'properties':
      return strings.propertyCount
    case 'requiredWith':
      return fillIn(strings.requiredWith, { name: constraint.name })
    case 'length':
    case 'items':
      return strings[constraint.kind]
    default:
      return strings[constraint.kind]
  }
}

function writeConstraint(constraint: Constraint) {
  switch (constraint.kind) {
    case 'minimum':
      return (
        <code>{`${constraint.exclusive ? '> ' : ''}${digitsOf(constraint.value)}`}</code>
      )
    case 'maximum':
      return (
        <code>{`${constraint.exclusive ? '< ' : ''}${digitsOf(constraint.value)}`}</code>
      )
    case 'length':
    case 'items':
    case 'properties':
      return <code>{formatRange(constraint)}</code>
    case 'uniqueItems':
    case 'closedObject':
    case 'closedList':
      return null
    case 'multipleOf':
      return <code>{digitsOf(constraint.value)}</code>
    default:
      return <code>{constraint.value}</code>
  }
}

/** Formats a range: `3`, `≥ 3`, `≤ 9` or `3 – 9`. */
export function formatRange({ min, max }: { min?: Numeric; max?: Numeric }): string {
  const [least, most] = [min, max].map((bound) =>
    bound === undefined ? undefined : digitsOf(bound),
  )
  if (least !== undefined && least === most) return least
  if (most === undefined) return `≥ ${least}`
  return least === undefined ? `≤ ${most}` : `${least} – ${most}`
}
