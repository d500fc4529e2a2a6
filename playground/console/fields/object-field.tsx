import { useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { FieldLabel } from './input-field.tsx'
import { MapRows } from './map-rows.tsx'
import type { KindProps } from './kind-props.ts'

/** An object: one field for each property, and rows for properties that the reader names. */
export function ObjectField(props: KindProps) {
  const { label, type, required, deprecated, depth, opened } = props
  const [open, setOpen] = useState(() => required || opened)
  if (depth === 0) {
    // The section around it has the name already.
    return (
      <div class="console-group" role="group" aria-label={label}>
        <Properties {...props} />
      </div>
    )
  }
  // Nothing is rendered while it is closed: a schema may contain itself.
  return (
    <details
      class="console-object"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary class="console-label console-summary">
        <FieldLabel {...{ label, type, required, deprecated }} />
      </summary>
      {open && (
        <div class="console-group" role="group" aria-label={label}>
          <Properties {...props} />
        </div>
      )}
      {props.problem && (
        <p class="console-problem" id={`${props.id}-problem`}>
          {props.problem}
        </p>
      )}
    </details>
  )
}

/** The fields of an object's properties, and of further ones. */
export function Properties(props: KindProps) {
  const { ValueField, schema, value, depth, onChange } = props
  const object = isRecord(value) ? value : {}
  const { source } = useConsole()
  const properties = propertiesOf(source, schema, {
    direction: 'request',
    maintainOrder: true,
  }).filter(({ pseudo }) => !pseudo)
  const known = new Set(properties.map(({ name }) => name))
  const further = Object.entries(object).filter(([name]) => !known.has(name))
  const rest = furtherSchema(schema)

  function change(name: string, next: Value) {
    // In the order of the schema, whatever was typed first. Entries, because an own
    // property may have any name, `__proto__` included.
    const names = [...known, ...further.map(([other]) => other)]
    const left = names.flatMap((other): [string, Value][] => {
      const own = Object.hasOwn(object, other) ? object[other] : undefined
      const member = other === name ? next : own
      return member === undefined ? [] : [[other, member]]
    })
    onChange(left.length > 0 || depth === 0 ? Object.fromEntries(left) : undefined)
  }

  return (
    <>
      {properties.map(({ name, schema: child, required }) => (
        <ValueField
          key={name}
          label={name}
          schema={child}
          value={Object.hasOwn(object, name) ? object[name] : undefined}
          required={required}
          unset={props.unset || (value === undefined && !props.required)}
          deprecated={flattenSchema(source, child).deprecated ?? false}
          depth={depth + 1}
          onChange={(next) => change(name, next)}
        />
      ))}
      {(rest || further.length > 0) && (
        <MapRows
          ValueField={ValueField}
          schema={rest ?? ANYTHING}
          entries={further}
          depth={depth}
          onChange={(entries) => {
            const named = Object.entries(object).filter(([name]) => known.has(name))
            const all = [...named, ...entries]
            onChange(all.length > 0 || depth === 0 ? Object.fromEntries(all) : undefined)
          }}
        />
      )}
    </>
  )
}

const ANYTHING: Schema = {}

/** The schema of properties that the reader names; undefined where none are allowed. */
function furtherSchema(schema: FlatSchema): Schema | undefined {
  const { additionalProperties: rest, patternProperties } = schema
  if (typeof rest === 'object') return rest
  if (rest === true) return ANYTHING
  return patternProperties?.[0]?.schema
}
