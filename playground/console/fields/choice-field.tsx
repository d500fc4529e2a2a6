import { isExactNumber } from '../../document/exact-number.ts'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useMemo, useState } from 'preact/hooks'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import {
  type ChoiceOption,
  choicesOf,
  optionSchema,
} from '../../document/schema/schema-choices.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { initialValue } from '../state/initial-values.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'
import { FieldGroup, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'

/**
 * A select for the alternatives of `oneOf` and `anyOf`, with the field of the selected one.
 * Labelled as on the page.
 */
export function ChoiceField(props: KindProps) {
  const { id, schema, value, label, depth, required, problem, note } = props
  const { ValueField, onChange } = props
  const { strings, source } = useConsole()
  const all = useMemo(() => {
    const [choice] = choicesOf(source, schema)
    if (!choice) return []
    return choice.options.map((option) => ({
      ...option,
      schema: optionSchema(schema, choice, option),
    }))
  }, [source, schema])
  const [chosen, setChosen] = useState(() =>
    guess(
      all.map((option) => flattenSchema(source, option.schema)),
      value,
    ),
  )
  const current = all[chosen]
  if (!current) return null

  function choose(index: number) {
    setChosen(index)
    const option = all[index]
    if (!option) return
    const first = initialValue(option.schema, source, required ?? false)
    onChange(withDiscriminator(schema, option, first))
  }

  return (
    <FieldGroup {...props} id={`${id}-group`} problem={undefined} note={undefined}>
      <select
        {...fieldState({ id, problem, note })}
        class="console-input"
        aria-label={label}
        value={chosen}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {all.map((option, index) => (
          <option key={index} value={index}>
            {optionLabel(option, strings)}
          </option>
        ))}
      </select>
      <ValueField
        key={chosen}
        label={optionLabel(current, strings)}
        schema={current.schema}
        value={value}
        required={required ?? false}
        depth={depth + 1}
        opened
        unset={props.unset ?? false}
        onChange={(next) => onChange(withDiscriminator(schema, current, next))}
      />
    </FieldGroup>
  )
}

function optionLabel({ label, number }: ChoiceOption, strings: ConsoleStrings): string {
  return number === undefined ? label : fillIn(strings.option, { number })
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'array'
  if (isRecord(value)) return 'object'
  return isExactNumber(value) ? 'number' : typeof value
}

/** The index of the first alternative that the value plausibly matches. */
function guess(all: FlatSchema[], value: Value): number {
  const type = kindOf(value)
  const index = all.findIndex((option) => {
    const types = typesOf(option)
    if (!types.some((name) => (name === 'integer' ? 'number' : name) === type))
      return false
    return !isRecord(value) || (option.required ?? []).every((name) => name in value)
  })
  return Math.max(0, index)
}

/** Sets the discriminator property to the value of the selected alternative. */
function withDiscriminator(
  { discriminator }: FlatSchema,
  option: ChoiceOption,
  value: Value,
): Value {
  if (!discriminator || option.value === undefined || !isRecord(value)) return value
  return { [discriminator.propertyName]: option.value, ...value }
}
