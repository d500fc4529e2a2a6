import { isExactNumber } from '../../document/exact-number.ts'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useMemo, useState } from 'preact/hooks'
import type { FlatSchema, SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import {
  type ChoiceOption,
  choicesOf,
  optionSchema,
} from '../../document/schema/schema-choices.ts'
import { typeLabel, typesOf } from '../../document/schema/schema-type.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { initialValue } from '../state/initial-values.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'
import { FieldGroup, fieldState } from './input-field.tsx'
import { OptionSelect } from './option-select.tsx'
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
  const [state, setState] = useState(() => ({ value, chosen: guess(source, all, value) }))
  // A value that this field hasn't set, such as an example that was inserted, can belong to
  // another alternative.
  const chosen =
    state.value === value ? state.chosen : guess(source, all, value, state.chosen)
  if (state.value !== value) setState({ value, chosen })
  const current = all[chosen]
  if (!current) return null

  function change(index: number, option: ChoiceOption, next: Value) {
    const complete = withDiscriminator(schema, option, next)
    setState({ value: complete, chosen: index })
    onChange(complete)
  }

  function choose(index: number) {
    const option = all[index]
    if (!option) return
    const start = initialValue(option.schema, source, required ?? false)
    const [before = [], after = []] = [current, option].map(
      (each) => each && flattenSchema(source, each.schema).properties,
    )
    const kept = Object.entries(isRecord(value) ? value : {}).filter(([name, own]) => {
      const to = after.find((member) => member.name === name)?.schema
      return (
        to &&
        name !== schema.discriminator?.propertyName &&
        isAllowed(flattenSchema(source, to), own) &&
        before.some(
          (member) =>
            member.name === name &&
            typeLabel(source, member.schema) === typeLabel(source, to),
        )
      )
    })
    const members = [...Object.entries(isRecord(start) ? start : {}), ...kept]
    change(index, option, kept.length > 0 ? Object.fromEntries(members) : start)
  }

  return (
    <FieldGroup {...props} id={`${id}-group`} problem={undefined} note={undefined}>
      <OptionSelect
        {...fieldState({ id, problem, note })}
        aria-label={label}
        options={all.map((option) => optionLabel(option, strings))}
        selected={chosen}
        onSelect={choose}
      />
      <ValueField
        key={chosen}
        label={optionLabel(current, strings)}
        schema={current.schema}
        value={value}
        required={required ?? false}
        depth={depth + 1}
        opened
        unset={props.unset ?? false}
        onChange={(next) => change(chosen, current, next)}
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

/** Index of the first alternative that the value plausibly matches: if possible, `preferred`. */
function guess(
  source: SchemaSource,
  all: readonly ChoiceOption[],
  value: Value,
  preferred = 0,
): number {
  const matching = all.flatMap(({ schema }, index) =>
    matches(source, flattenSchema(source, schema), value) ? [index] : [],
  )
  return matching.includes(preferred) ? preferred : (matching[0] ?? preferred)
}

/** True if a value has the type, the required members and the constant members of a schema. */
function matches(source: SchemaSource, schema: FlatSchema, value: Value): boolean {
  const type = kindOf(value)
  const types = typesOf(schema).map((name) => (name === 'integer' ? 'number' : name))
  if (!types.some((name) => name === type)) return false
  if (!isRecord(value)) return true
  const { required = [], properties = [] } = schema
  return (
    required.every((name) => name in value) &&
    properties.every(
      ({ name, schema: member }) =>
        !Object.hasOwn(value, name) ||
        isAllowed(flattenSchema(source, member), value[name]),
    )
  )
}

/** False for a value that isn't one of the constants of a schema. */
function isAllowed({ const: only, enum: listed }: FlatSchema, value: Value): boolean {
  const allowed = only ? [only.value] : listed
  return typeof value === 'object' || !allowed || allowed.includes(value)
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
