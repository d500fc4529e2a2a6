import { useRef, useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { Value } from '../../request/operation.ts'
import { inputKind } from '../../document/schema/input-kind.ts'
import { followOnlyOptions } from '../../document/schema/schema-choices.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { initialValue } from '../state/initial-values.ts'
import { focusLastItem } from './focus-last-item.ts'
import type { KindProps } from './kind-props.ts'
import { TextInput } from './text-input.tsx'

interface MapRowsProps extends Pick<KindProps, 'ValueField'> {
  schema: Schema
  entries: [string, Value][]
  depth: number
  onChange: (entries: [string, Value][]) => void
}

/** Rows for `additionalProperties`, whose names the reader enters. */
export function MapRows({ ValueField, schema, entries, depth, onChange }: MapRowsProps) {
  const { strings, source } = useConsole()
  const rows = useRef<HTMLDivElement>(null)
  const id = useFieldId()
  const [name, setName] = useState('')
  const [newest, setNewest] = useState<string>()
  const taken = name === '' || entries.some(([other]) => other === name)

  function add() {
    if (taken) return
    onChange([...entries, [name, emptyValue(schema, source)]])
    setName('')
    setNewest(name)
    focusLastItem(rows.current)
  }

  function remove(key: string) {
    onChange(entries.filter(([other]) => other !== key))
    // The focused button was removed.
    document.getElementById(id)?.focus()
  }

  return (
    <div class="console-map" ref={rows}>
      {entries.map(([key, value]) => (
        <div class="console-item" key={key}>
          <ValueField
            label={key}
            schema={schema}
            value={value}
            depth={depth + 1}
            opened={key === newest}
            onChange={(next) =>
              onChange(entries.map(([other, old]) => [other, other === key ? next : old]))
            }
          />
          <button
            type="button"
            class="console-button"
            aria-label={`${strings.removeItem}: ${key}`}
            onClick={() => remove(key)}
          >
            {strings.removeItem}
          </button>
        </div>
      ))}
      <div class="console-field">
        <label class="console-label" for={id}>
          <span class="console-type">{strings.propertyName}</span>
        </label>
        <div class="console-row">
          <TextInput
            id={id}
            value={name}
            onText={setName}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <button type="button" class="console-button" disabled={taken} onClick={add}>
            {strings.addProperty}
          </button>
        </div>
      </div>
    </div>
  )
}

/** The value of a new property, as its input shows it before anything is typed. */
function emptyValue(written: Schema, source: SchemaSource): Value {
  const initial = initialValue(written, source, true)
  if (initial !== undefined) return initial
  const kind = inputKind(source, followOnlyOptions(source, written))
  return kind === 'text' ? '' : undefined
}
