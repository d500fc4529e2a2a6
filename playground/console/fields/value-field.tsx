import type { Schema } from '../../api.ts'
import type { Value } from '../../request/operation.ts'
import { useConsole, useFieldId } from '../context.ts'
import { findProblem } from '../find-problem.ts'
import { fieldKind, resolveSchema, typeLabel } from '../resolve-schema.ts'
import { AnyField } from './any-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FileField } from './file-field.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { useState } from 'preact/hooks'

export interface ValueFieldProps {
  label: string
  schema: Schema
  value: Value
  required?: boolean
  deprecated?: boolean
  /** What stands against sending the value, beside what its schema says. */
  note?: string | undefined
  /** How many objects and lists the field lies in. */
  depth?: number
  /** An object shows its properties at once. */
  opened?: boolean
  onChange: (value: Value) => void
}

/** What every kind of field gets: the schema resolved, the problem found. */
export interface KindProps extends Omit<ValueFieldProps, 'schema' | 'depth'> {
  id: string
  schema: Schema
  type: string
  depth: number
  problem: string | undefined
  onTouched: () => void
}

const kinds = {
  choice: ChoiceField,
  enum: SelectField,
  boolean: SelectField,
  number: NumberField,
  text: TextField,
  file: FileField,
  list: ListField,
  object: ObjectField,
  any: AnyField,
}

/** The input that a schema asks for. */
export function ValueField({ schema: written, depth = 0, ...props }: ValueFieldProps) {
  const { schemas, words, checked } = useConsole()
  const id = useFieldId()
  const [touched, setTouched] = useState(false)
  const schema = resolveSchema(written, schemas)
  const problem = findProblem(schema, props.value, props.required ?? false, words)
  const Kind = kinds[fieldKind(schema)]
  return (
    <Kind
      {...props}
      id={id}
      schema={schema}
      type={typeLabel(schema, schemas, words.anyValue)}
      depth={depth}
      problem={touched || checked ? problem : undefined}
      onTouched={() => setTouched(true)}
    />
  )
}
