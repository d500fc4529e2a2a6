import { useMemo, useRef, useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { FieldLabel, FieldStates } from './input-field.tsx'
import { MapRows } from './map-rows.tsx'
import type { KindProps } from './kind-props.ts'
import { useKeptNodes } from './use-kept-nodes.ts'

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
          {props.hint && <p class="console-note">{props.hint}</p>}
          <FieldStates {...props} />
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
  const { ValueField, schema, value, depth } = props
  const object = isRecord(value) ? value : {}
  const { properties, known, rest } = useDescribed(schema)
  const further = Object.entries(object).filter(([name]) => !known.has(name))
  const keep = useKeptNodes()
  const unset = props.unset || (value === undefined && !props.required)
  // Fields are kept while their own value is: what they call must know the whole as it is now.
  const latest = useRef(props)
  latest.current = props

  return (
    <>
      {properties.map(({ name, schema: child, required, deprecated }) => {
        const own = Object.hasOwn(object, name) ? object[name] : undefined
        return keep(name, [child, own, unset, depth], () => (
          <ValueField
            key={name}
            label={name}
            schema={child}
            value={own}
            required={required}
            unset={unset}
            deprecated={deprecated}
            depth={depth + 1}
            onChange={(next) => changeMember(latest.current, known, name, next)}
          />
        ))
      })}
      {(rest || further.length > 0) && (
        <MapRows
          ValueField={ValueField}
          schema={rest ?? ANYTHING}
          entries={further}
          depth={depth}
          onChange={(entries) => {
            const named = Object.entries(object).filter(([name]) => known.has(name))
            props.onChange(objectOf([...named, ...entries], depth))
          }}
        />
      )}
    </>
  )
}

/** What the schema says of the members, read once. */
function useDescribed(schema: FlatSchema) {
  const { source } = useConsole()
  return useMemo(() => {
    const properties = propertiesOf(source, schema, {
      direction: 'request',
      maintainOrder: true,
    })
      .filter(({ pseudo }) => !pseudo)
      .map((property) => ({
        ...property,
        deprecated: flattenSchema(source, property.schema).deprecated ?? false,
      }))
    const known = new Set(properties.map(({ name }) => name))
    return { properties, known, rest: furtherSchema(schema) }
  }, [source, schema])
}

/** In the order of the schema, whatever was typed first. */
function changeMember(
  { value, depth, onChange }: KindProps,
  known: ReadonlySet<string>,
  name: string,
  next: Value,
): void {
  const object = isRecord(value) ? value : {}
  const further = Object.keys(object).filter((other) => !known.has(other))
  const left = [...known, ...further].flatMap((other): [string, Value][] => {
    const own = Object.hasOwn(object, other) ? object[other] : undefined
    const member = other === name ? next : own
    return member === undefined ? [] : [[other, member]]
  })
  onChange(objectOf(left, depth))
}

/** Of entries, because an own property may have any name, `__proto__` included. */
function objectOf(entries: [string, Value][], depth: number): Value {
  return entries.length > 0 || depth === 0 ? Object.fromEntries(entries) : undefined
}

const ANYTHING: Schema = {}

/** The schema of properties that the reader names; undefined where none are allowed. */
function furtherSchema(schema: FlatSchema): Schema | undefined {
  const { additionalProperties: rest, patternProperties } = schema
  if (typeof rest === 'object') return rest
  if (rest === true) return ANYTHING
  return patternProperties?.[0]?.schema
}
