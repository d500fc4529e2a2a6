import { displayValue } from './display-value.ts'
import { Field } from '../../theme/components/field.tsx'
import type { Example, Parameter } from '../document/api-model.ts'
import { typesOf } from '../document/schema/schema-type.ts'
import type { SchemaView } from '../document/schema/schema-view.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ApiSection } from './api-section.tsx'
import { ExampleList } from './example-list.tsx'
import { HEADER_BUDGET, PARAMETER_BUDGET } from './list/row-budget.ts'
import { openSchema, useReference } from './reference-context.ts'
import { SchemaFacts } from './schema-facts.tsx'
import { ChildAttributes, usePills } from './schema-fields.tsx'
import { SchemaDescription, typeWithName } from './schema-description.tsx'
import { writeValue } from './write-value.ts'

interface ParameterSectionProps {
  title: string
  parameters: readonly Parameter[]
}

/**
 * A section for headers, path parameters, query parameters or cookies. Renders nothing without
 * any.
 */
export function ParameterSection({ title, parameters }: ParameterSectionProps) {
  const { claimAnchor } = useReference()
  if (parameters.length === 0) return null
  const id = claimAnchor(title.toLowerCase())
  return (
    <ApiSection title={title} id={id}>
      <ParameterFields kind="parameter" parameters={parameters} direction="request" />
    </ApiSection>
  )
}

interface ParameterFieldsProps {
  /** Prefix of the rows' ids: `parameter`, `response-header`. */
  kind: string
  parameters: readonly Parameter[]
  direction: 'request' | 'response'
}

/**
 * The rows of parameters or headers: required ones first, or in document order with
 * `maintainOrder`.
 */
export function ParameterFields({ kind, parameters, direction }: ParameterFieldsProps) {
  const { maintainOrder } = useReference()
  const sorted = maintainOrder
    ? parameters
    : [...parameters].sort((a, b) => Number(b.required) - Number(a.required))
  return (
    <>
      {sorted.map((parameter) => (
        <ParameterField kind={kind} parameter={parameter} direction={direction} />
      ))}
    </>
  )
}

function ParameterField({
  kind,
  parameter,
  direction,
}: {
  kind: string
  parameter: Parameter
  direction: 'request' | 'response'
}) {
  const reference = useReference()
  const strings = useStrings()
  const anchor = reference.claimAnchor(`${kind}-${parameter.name}`)
  const schema = parameter.schema ?? parameter.content?.schema ?? {}
  const budget = direction === 'request' ? PARAMETER_BUDGET : HEADER_BUDGET
  const view = openSchema(reference, schema, anchor, direction, budget)
  const marks = usePills(view)
  const { content } = parameter
  const examples = withSchemaExamples(
    [...parameter.examples, ...(content?.examples ?? [])],
    view.schema.examples ?? [],
  )
  const style = styleFacts(parameter, isSingleValue(view))
  return (
    <Field
      id={anchor}
      name={parameter.name}
      type={typeWithName(parameter.name, view)}
      required={parameter.required}
      deprecated={parameter.deprecated || (view.schema.deprecated ?? false)}
      default={displayValue(view.schema.default?.value)}
      {...marks}
    >
      <SchemaDescription schema={view.schema} before={parameter.description} />
      <SchemaFacts schema={view.schema} withoutExamples />
      {(examples.length > 0 || content || style || parameter.location) && (
        <ul class="api-facts">
          {parameter.location && (
            <li>
              {strings.valueLocation} <code>{parameter.location}</code>
            </li>
          )}
          {content && (
            <li>
              {strings.contentType}: <code>{content.type}</code>
            </li>
          )}
          {style && (
            <li>
              {strings.parameterStyle} <code>{style}</code>
            </li>
          )}
          {examples.length > 0 && <ExampleList examples={examples} />}
        </ul>
      )}
      <ChildAttributes view={view} expanded={reference.expanded} />
    </Field>
  )
}

/** Examples of a parameter, then those of its schema that differ from them: one list. */
function withSchemaExamples(
  examples: readonly Example[],
  values: readonly unknown[],
): Example[] {
  const known = new Set(
    examples
      .filter((example) => 'value' in example)
      .map(({ value }) => writeValue(value)),
  )
  const others = values.filter((value) => !known.has(writeValue(value)))
  return [...examples, ...others.map((value) => ({ key: '', value }))]
}

/** Whether a value has no parts, so that there is nothing to explode. */
function isSingleValue({ schema, choices }: SchemaView): boolean {
  const types = typesOf(schema)
  const hasParts = types.includes('array') || types.includes('object')
  return types.length > 0 && !hasParts && choices.length === 0
}

/**
 * How a value is serialised, if that isn't the default for its location (OpenAPI 3.1, "Style
 * Values").
 */
function styleFacts(
  { in: place, style, explode, ...flags }: Parameter,
  isSingle: boolean,
): string {
  const usual = place === 'path' || place === 'header' ? 'simple' : 'form'
  return [
    style !== usual && style,
    !isSingle &&
      explode !== (style === 'form' || style === 'cookie') &&
      `explode: ${explode}`,
    flags.allowReserved && 'allowReserved',
    flags.allowEmptyValue && 'allowEmptyValue',
  ]
    .filter(Boolean)
    .join(', ')
}
