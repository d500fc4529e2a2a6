import type { ComponentType } from 'preact'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import type { Value } from '../../request/operation.ts'
import type { ValueState } from './value-states.tsx'

/** Props of `ValueField`. */
export interface ValueFieldProps {
  label: string
  schema: Schema
  value: Value
  required?: boolean
  /** The parent object is omitted, so required members may be missing. */
  unset?: boolean
  deprecated?: boolean
  /** A problem other than a violation of the schema. */
  fault?: string | undefined
  /** How the value is changed when sent. */
  note?: string | undefined
  /** Overrides the schema's description. */
  description?: string | undefined
  /** An empty string differs from no value. */
  allowEmpty?: boolean
  /** Number of enclosing objects and lists. */
  depth?: number
  /** Initially expand an object. */
  opened?: boolean
  onChange: (value: Value) => void
}

/**
 * Props of the field components for each kind of input: with the schema flattened and the value
 * validated.
 */
export interface KindProps extends Omit<ValueFieldProps, 'schema' | 'depth'> {
  /** The component for nested values. Passed as a prop to avoid circular imports. */
  ValueField: ComponentType<ValueFieldProps>
  id: string
  schema: FlatSchema
  type: string
  depth: number
  problem: string | undefined
  /** Description and constraints of the value. */
  hint: string | undefined
  /** True if `null` is allowed. */
  nullable: boolean
  /** Buttons for values that can't be typed. */
  states: readonly ValueState[]
  onTouched: () => void
}
