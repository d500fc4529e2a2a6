import { Field } from '../../theme/components/field.tsx'
import type { Parameter } from '../api.ts'
import { ApiSection } from './api-section.tsx'
import { openSchema, useReference } from './reference-context.ts'
import { SchemaFacts } from './schema-facts.tsx'
import { SchemaInside, useMarks } from './schema-fields.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

export interface ParameterSectionProps {
  title: string
  /** Start of the rows' ids: `query`, `header`, … */
  kind: string
  parameters: readonly Parameter[]
}

/** Headers, path parameters, query parameters or cookies. Nothing when there are none. */
export function ParameterSection({ title, kind, parameters }: ParameterSectionProps) {
  const { claimAnchor } = useReference()
  if (parameters.length === 0) return null
  const id = claimAnchor(title.toLowerCase())
  return (
    <ApiSection title={title} id={id}>
      <ParameterFields kind={kind} parameters={parameters} direction="request" />
    </ApiSection>
  )
}

export interface ParameterFieldsProps {
  kind: string
  parameters: readonly Parameter[]
  direction: 'request' | 'response'
}

/** The rows of parameters or headers, in order, or with `maintainOrder` off what is required first. */
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
  const anchor = reference.claimAnchor(`${kind}-${parameter.name}`)
  const schema = parameter.schema ?? parameter.content?.schema ?? {}
  const view = openSchema(reference, schema, anchor, direction)
  const marks = useMarks(view)
  const [example] = parameter.examples
  return (
    <Field
      id={anchor}
      name={parameter.name}
      type={view.type}
      required={parameter.required}
      deprecated={parameter.deprecated || (view.schema.deprecated ?? false)}
      default={view.schema.default?.value}
      {...marks}
    >
      <SpecMarkdown text={parameter.description ?? view.schema.description} />
      <SchemaFacts
        schema={view.schema}
        {...(example && 'value' in example && { example: { value: example.value } })}
      />
      <SchemaInside view={view} expanded={reference.expanded} />
    </Field>
  )
}
