import { useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { Value } from '../../request/operation.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import type { KindProps } from './kind-props.ts'

export interface MapRowsProps extends Pick<KindProps, 'ValueField'> {
  schema: Schema
  entries: [string, Value][]
  depth: number
  onChange: (entries: [string, Value][]) => void
}

/** Rows for `additionalProperties`, whose names the reader enters. */
export function MapRows({ ValueField, schema, entries, depth, onChange }: MapRowsProps) {
  const { strings } = useConsole()
  const id = useFieldId()
  const [name, setName] = useState('')
  const taken = name === '' || entries.some(([other]) => other === name)

  function add() {
    if (taken) return
    onChange([...entries, [name, '']])
    setName('')
  }

  return (
    <div class="console-map">
      {entries.map(([key, value]) => (
        <div class="console-item" key={key}>
          <ValueField
            label={key}
            schema={schema}
            value={value}
            depth={depth + 1}
            onChange={(next) =>
              onChange(entries.map(([other, old]) => [other, other === key ? next : old]))
            }
          />
          <button
            type="button"
            class="console-button"
            aria-label={`${strings.removeItem}: ${key}`}
            onClick={() => onChange(entries.filter(([other]) => other !== key))}
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
          <input
            id={id}
            class="console-input"
            value={name}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
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
