import { useMemo, useState } from 'preact/hooks'
import { type InputKind, inputKind } from '../../document/schema/input-kind.ts'
import { followOnlyOptions } from '../../document/schema/schema-choices.ts'
import { typeLabel } from '../../document/schema/schema-type.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { findProblem } from '../props/find-problem.ts'
import { AnyField } from './any-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FileField } from './file-field.tsx'
import type { ValueFieldProps } from './kind-props.ts'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** Fields nested deeper take any value: alternatives may refer to each other in a circle. */
const DEEPEST = 30

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

/** The input that a schema asks for. */
export function ValueField({ schema: written, depth = 0, ...props }: ValueFieldProps) {
  const { source, words, checked } = useConsole()
  const id = useFieldId()
  const [touched, setTouched] = useState(false)
  const schema = useMemo(() => followOnlyOptions(source, written), [source, written])
  const problem = findProblem(
    schema,
    props.value,
    (props.required ?? false) && !props.unset,
    words,
  )
  const KindField = depth > DEEPEST ? AnyField : FIELDS[inputKind(source, schema)]
  return (
    <KindField
      {...props}
      ValueField={ValueField}
      id={id}
      schema={schema}
      type={typeLabel(source, written)}
      depth={depth}
      problem={touched || checked ? problem : undefined}
      onTouched={() => setTouched(true)}
    />
  )
}
