import { useState } from 'preact/hooks'
import { isRecord, type Value } from '../../request/operation.ts'
import { FieldLabel } from './field.tsx'
import { MapRows } from './map-rows.tsx'
import { ValueField, type KindProps } from './value-field.tsx'

/** An object: a field a property, and rows for names that the spec leaves open. */
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
  // Closed, nothing in it exists: a schema may contain itself.
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
export function Properties({ schema, value, depth, onChange }: KindProps) {
  const object = isRecord(value) ? value : {}
  const properties = schema.properties ?? []
  const known = new Set(properties.map(({ name }) => name))
  const further = Object.entries(object).filter(([name]) => !known.has(name))
  const { additionalProperties: rest } = schema
  const open = rest !== undefined && rest !== false

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
      {properties.map(({ name, schema: child }) => (
        <ValueField
          key={name}
          label={name}
          schema={child}
          value={Object.hasOwn(object, name) ? object[name] : undefined}
          required={schema.required?.includes(name) ?? false}
          deprecated={child.deprecated ?? false}
          depth={depth + 1}
          onChange={(next) => change(name, next)}
        />
      ))}
      {(open || further.length > 0) && (
        <MapRows
          schema={typeof rest === 'object' ? rest : {}}
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
