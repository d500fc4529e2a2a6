import { useState } from 'preact/hooks'
import type { Schema } from '../../api.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../context.ts'
import { initialValue } from '../initial-values.ts'
import {
  options,
  resolveSchema,
  typeLabel,
  typesOf,
  type Schemas,
} from '../resolve-schema.ts'
import { fill, type ConsoleWords } from '../words.ts'
import { FieldGroup, fieldState } from './field.tsx'
import { ValueField, type KindProps } from './value-field.tsx'

/** Alternatives of `oneOf` and `anyOf`: the reader chooses one, named by its title. */
export function ChoiceField(props: KindProps) {
  const { id, schema, value, label, depth, required, problem, note, onChange } = props
  const { words, schemas } = useConsole()
  // What stands beside the alternatives holds for each of them.
  const { oneOf: _one, anyOf: _any, title: _title, ...shared } = schema
  const all = (options(schema) ?? []).map((option) =>
    resolveSchema({ allOf: [shared, option] }, schemas),
  )
  const [chosen, setChosen] = useState(() => guess(all, value))
  const current = all[chosen] ?? {}
  if (all.length === 1) {
    return <ValueField {...props} schema={current} />
  }

  return (
    <FieldGroup {...props} id={`${id}-group`} problem={undefined} note={undefined}>
      <select
        {...fieldState(id, problem, note)}
        class="console-input"
        aria-label={label}
        value={chosen}
        onChange={({ currentTarget }) => {
          const index = Number(currentTarget.value)
          setChosen(index)
          const first = initialValue(all[index] ?? {}, schemas, required ?? false)
          onChange(withDiscriminator(schema, index, first))
        }}
      >
        {all.map((option, index) => (
          <option key={index} value={index}>
            {optionLabel(option, options(schema)?.[index], index, schemas, words)}
          </option>
        ))}
      </select>
      <ValueField
        key={chosen}
        label={optionLabel(current, options(schema)?.[chosen], chosen, schemas, words)}
        schema={current}
        value={value}
        required={required ?? false}
        depth={depth + 1}
        opened
        onChange={(next) => onChange(withDiscriminator(schema, chosen, next))}
      />
    </FieldGroup>
  )
}

function optionLabel(
  option: Schema,
  written: Schema | undefined,
  index: number,
  schemas: Schemas,
  words: ConsoleWords,
): string {
  const name = written?.ref?.split('/').at(-1)
  if (option.title ?? name) return option.title ?? name ?? ''
  const type = typeLabel(option, schemas, '')
  return type || fill(words.option, { number: index + 1 })
}

/** The alternative that a value fits at first sight. */
function guess(all: Schema[], value: Value): number {
  const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : typeof value
  const index = all.findIndex((option) => {
    const types = typesOf(option)
    if (!types.some((name) => (name === 'integer' ? 'number' : name) === type))
      return false
    return !isRecord(value) || (option.required ?? []).every((name) => name in value)
  })
  return Math.max(0, index)
}

/** The property that tells alternatives apart is filled in with the chosen one's value. */
function withDiscriminator(schema: Schema, index: number, value: Value): Value {
  const { discriminator } = schema
  const ref = options(schema)?.[index]?.ref
  if (!discriminator || !ref || !isRecord(value)) return value
  const mapped = discriminator.mapping.find((entry) => entry.id === ref)?.value
  const name = mapped ?? ref.split('/').at(-1) ?? ''
  return { [discriminator.propertyName]: name, ...value }
}
