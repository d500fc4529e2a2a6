import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import { useConsole } from '../state/context.ts'
import { InputField, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'
import { optionText } from './option-text.ts'

/** A select for the values of an `enum` or `const`, or for booleans. */
export function SelectField(props: KindProps) {
  const { value, required, onChange, onTouched } = props
  const { strings } = useConsole()
  const choices = listedValues(props)
  const current = value === undefined ? '' : writeJson(value)
  const listed = choices.some((choice) => writeJson(choice) === current)
  return (
    <InputField {...props}>
      <select
        {...fieldState(props)}
        class="console-input"
        value={current}
        onBlur={onTouched}
        onChange={({ currentTarget }) => {
          const found = choices.find(
            (choice) => writeJson(choice) === currentTarget.value,
          )
          onChange(currentTarget.value === '' ? undefined : found)
        }}
      >
        {(!required || value === undefined) && <option value="">{strings.notSet}</option>}
        {!listed && current && <option value={current}>{optionText(value)}</option>}
        {choices.map((choice) => (
          <option key={writeJson(choice)} value={writeJson(choice)}>
            {optionText(choice)}
          </option>
        ))}
      </select>
    </InputField>
  )
}

function listedValues({ schema, nullable }: KindProps): Value[] {
  const listed = schema.const ? [schema.const.value] : (schema.enum ?? [true, false])
  const isMissing = nullable && !listed.includes(null)
  return [...(listed as Value[]), ...(isMissing ? [null] : [])]
}
