import { useMemo, useRef, useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { FieldLabel } from './input-field.tsx'
import { MapRows } from './map-rows.tsx'
import type { KindProps } from './kind-props.ts'
import { ValueStates } from './value-states.tsx'
import { useMemoizedNodes } from './use-memoized-nodes.ts'

/** An object: a field for each described property, and rows for additional ones. */
export function ObjectField(props: KindProps) {
  const { label, type, required, deprecated, depth, opened } = props
  const { folded } = useConsole()
  const [open, setOpen] = useState(opened || (required && !folded))
  if (depth === 0) {
    // The surrounding section already shows the name.
    return (
      <div class="console-group" role="group" aria-label={label}>
        <Properties {...props} />
      </div>
    )
  }
  // Contents are rendered only while open: a schema can contain itself.
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
          <ValueStates {...props} />
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

/** The fields for the described and additional properties of an object. */
export function Properties(props: KindProps) {
  const { ValueField, schema, value, depth } = props
  const object = isRecord(value) ? value : {}
  const { properties, known, rest } = useDescribed(schema)
  const further = Object.entries(object).filter(([name]) => !known.has(name))
  const keep = useMemoizedNodes()
  const unset = props.unset || (value === undefined && !props.required)
  // Fields are memoised by their own value, so their callbacks must read the current object from
  // a ref.
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

/** The described properties of a schema. Memoised. */
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

/** Sets a member. Keeps members in the order of the schema. */
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

/** `Object.fromEntries` also handles a property named `__proto__`. */
function objectOf(entries: [string, Value][], depth: number): Value {
  return entries.length > 0 || depth === 0 ? Object.fromEntries(entries) : undefined
}

const ANYTHING: Schema = {}

/** The schema of additional properties; `undefined` if none are allowed. */
function furtherSchema(schema: FlatSchema): Schema | undefined {
  const { additionalProperties: rest, patternProperties } = schema
  if (typeof rest === 'object') return rest
  if (rest === true) return ANYTHING
  return patternProperties?.[0]?.schema
}
