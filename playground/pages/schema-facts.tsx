import type { FlatSchema } from '../model/flatten-schema.ts'
import { type Constraint, constraintsOf } from '../model/constraints.ts'
import { useStrings } from '../../theme/strings.ts'
import type { Strings } from '../../theme/strings.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

/** Options beyond this are counted, not listed. */
const MOST_OPTIONS = 200
const LONGEST = 500

/** Constraints, options and an example of a value, one a line (behaviour 5.3). */
export function SchemaFacts({
  schema,
  example,
}: {
  schema: FlatSchema
  example?: { value: unknown }
}) {
  const strings = useStrings()
  const constraints = constraintsOf(schema)
  const options = schema.const ? [schema.const.value] : (schema.enum ?? [])
  const shown =
    example ??
    (schema.examples && schema.examples.length > 0
      ? { value: schema.examples[0] }
      : undefined)
  const sample = shown && isShort(shown.value) ? writeValue(shown.value) : undefined
  if (constraints.length === 0 && options.length === 0 && sample === undefined)
    return null
  return (
    <ul class="api-facts">
      {constraints.map((constraint) => (
        <li>
          {labelOf(constraint, strings)}{' '}
          {'value' in constraint || 'min' in constraint || 'max' in constraint ? (
            <code>{writeConstraint(constraint)}</code>
          ) : null}
        </li>
      ))}
      {options.length > 0 && (
        <li>
          {strings.availableOptions}{' '}
          {options
            .slice(0, MOST_OPTIONS)
            .flatMap((option, index) => [
              index > 0 && ', ',
              <code>{writeValue(option)}</code>,
            ])}
          {options.length > MOST_OPTIONS && `, … (${options.length})`}
          <OptionDescriptions descriptions={schema.enumDescriptions} />
        </li>
      )}
      {sample !== undefined && (
        <li>
          {strings.examples}: <code>{sample}</code>
        </li>
      )}
    </ul>
  )
}

function OptionDescriptions({
  descriptions,
}: {
  descriptions: FlatSchema['enumDescriptions']
}) {
  if (!descriptions) return null
  return (
    <dl class="api-options">
      {descriptions.map(({ value, description }) => [
        <dt>
          <code>{value}</code>
        </dt>,
        <dd>
          <SpecMarkdown text={description} />
        </dd>,
      ])}
    </dl>
  )
}

function labelOf({ kind }: Constraint, strings: Strings): string {
  if (kind === 'properties') return strings.items
  return strings[kind]
}

function writeConstraint(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'minimum':
      return `${constraint.exclusive ? '> ' : ''}${constraint.value}`
    case 'maximum':
      return `${constraint.exclusive ? '< ' : ''}${constraint.value}`
    case 'length':
    case 'items':
    case 'properties': {
      const { min, max } = constraint
      if (min !== undefined && min === max) return String(min)
      return max === undefined
        ? `≥ ${min}`
        : min === undefined
          ? `≤ ${max}`
          : `${min} – ${max}`
    }
    case 'uniqueItems':
      return ''
    default:
      return String(constraint.value).slice(0, LONGEST)
  }
}

/** Values as they are written in JSON; texts without their quotes. */
function writeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function isShort(value: unknown): boolean {
  return typeof value !== 'object' || value === null || JSON.stringify(value).length <= 80
}
