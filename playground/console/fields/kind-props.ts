import type { ComponentType } from 'preact'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import type { Value } from '../../request/operation.ts'
import type { ValueState } from './value-states.tsx'

/** What a field of any value takes. */
export interface ValueFieldProps {
  label: string
  schema: Schema
  value: Value
  required?: boolean
  /** What is around it is left out: it need not be there. */
  unset?: boolean
  deprecated?: boolean
  /** Why the value can't be sent as it is, apart from its schema. */
  fault?: string | undefined
  /** What becomes of the value on its way. */
  note?: string | undefined
  /** What the value is, where its schema is not the one to say. */
  description?: string | undefined
  /** An empty text says something else than none. */
  allowEmpty?: boolean
  /** Number of objects and lists around the field. */
  depth?: number
  /** An object shows its properties at once. */
  opened?: boolean
  onChange: (value: Value) => void
}

/** What every kind of field gets: the schema resolved, the problem found. */
export interface KindProps extends Omit<ValueFieldProps, 'schema' | 'depth'> {
  /** The field of any value, for what is inside of this one. */
  ValueField: ComponentType<ValueFieldProps>
  id: string
  schema: FlatSchema
  type: string
  depth: number
  problem: string | undefined
  /** What the value is, and its limits. */
  hint: string | undefined
  /** `null` is a value too. */
  nullable: boolean
  /** Values that cannot be typed. */
  states: readonly ValueState[]
  onTouched: () => void
}
