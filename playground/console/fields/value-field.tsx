import { useMemo, useState } from 'preact/hooks'
import { type InputKind, inputKind } from '../../document/schema/input-kind.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { followOnlyOptions } from '../../document/schema/schema-choices.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { isNullable, typeLabel } from '../../document/schema/schema-type.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { findProblem } from '../props/find-problem.ts'
import { useFilled } from './use-filled.ts'
import { AnyField } from './any-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { describeLimits } from './describe-limits.ts'
import { FileField } from './file-field.tsx'
import type { ValueFieldProps } from './kind-props.ts'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import type { ValueState } from './value-states.tsx'

/** Deeper fields accept any JSON: alternatives can refer to each other. */
const MAX_DEPTH = 30

const FIELDS = {
  choice: ChoiceField,
  enum: SelectField,
  boolean: SelectField,
  number: NumberField,
  text: TextField,
  file: FileField,
  list: ListField,
  object: ObjectField,
  any: AnyField,
} satisfies Record<InputKind, unknown>

/** The input for a value, depending on its schema. */
export function ValueField({ schema: written, depth = 0, ...props }: ValueFieldProps) {
  const { source, strings, checked } = useConsole()
  const id = useFieldId()
  const [touched, setTouched] = useState(false)
  const schema = useMemo(() => followOnlyOptions(source, written), [source, written])
  const facts = useMemo(() => {
    const kind = depth > MAX_DEPTH ? 'any' : inputKind(source, schema)
    const summary = props.description ?? schema.description
    const nullable = isNullable(source, flattenSchema(source, written))
    return {
      kind,
      nullable,
      type: typeLabel(source, written),
      hint: [summary, ...describeLimits(schema, strings)].filter(Boolean).join(' · '),
      states: statesOf(kind, schema, { ...props, nullable, empty: strings.emptyValue }),
    }
  }, [source, schema, written, strings, depth, props.description, props.required])
  const filled = useFilled(props.value, schema)
  const problem = findProblem(
    schema,
    filled.value,
    (props.required ?? false) && !props.unset,
    strings,
  )
  const KindField = FIELDS[facts.kind]
  return (
    <KindField
      {...props}
      {...facts}
      ValueField={ValueField}
      id={id}
      schema={schema}
      depth={depth}
      problem={
        filled.problem ?? props.fault ?? (touched || checked ? problem : undefined)
      }
      onTouched={() => setTouched(true)}
    />
  )
}

/** Values that the kind of input can't express, but which may be intended. */
function statesOf(
  kind: InputKind,
  { minLength, pattern, format, minItems }: FlatSchema,
  {
    nullable,
    empty,
    required,
    allowEmpty,
  }: Pick<ValueFieldProps, 'required' | 'allowEmpty'> & {
    nullable: boolean
    empty: string
  },
): ValueState[] {
  const states: ValueState[] = []
  // Selects already list `null`, and `any` is typed as JSON.
  const isTyped = kind === 'enum' || kind === 'boolean' || kind === 'any'
  if (nullable && !isTyped) states.push({ label: 'null', value: null })
  const isFree = !minLength && pattern === undefined && format === undefined
  if (kind === 'text' && !required && (allowEmpty ?? isFree))
    states.push({ label: empty, value: '' })
  if (kind === 'list' && !required && !minItems) states.push({ label: empty, value: [] })
  return states
}
