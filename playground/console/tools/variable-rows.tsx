import { useRef } from 'preact/hooks'
import { TextInput } from '../fields/text-input.tsx'
import { useToolStrings } from '../state/use-tool-strings.ts'
import { looksSecret } from '../variables/looks-secret.ts'
import { isSecret, type Variable } from '../variables/variable-set.ts'

interface VariableRowsProps {
  title: string
  variables: Variable[]
  onChange: (variables: Variable[]) => void
}

/** Inputs for variables, one row each. */
export function VariableRows({ title, variables, onChange }: VariableRowsProps) {
  const strings = useToolStrings()
  const group = useRef<HTMLFieldSetElement>(null)

  function add() {
    onChange([...variables, { name: '', value: '' }])
    requestAnimationFrame(() => {
      const names = group.current?.querySelectorAll<HTMLElement>('[data-name]')
      const last = names?.[names.length - 1]
      last?.querySelector('input')?.focus()
    })
  }

  return (
    <fieldset ref={group} class="console-group">
      <legend class="console-label console-word">{title}</legend>
      {variables.map((variable, row) => (
        <VariableRow
          key={row}
          row={row}
          variable={variable}
          onChange={(part) =>
            onChange(
              variables.map((each, index) =>
                index === row ? { ...each, ...part } : each,
              ),
            )
          }
          onRemove={() => {
            onChange(variables.filter((_, index) => index !== row))
            // The focused button was removed.
            group.current?.querySelector<HTMLElement>('.console-add')?.focus()
          }}
        />
      ))}
      <div class="console-row">
        <button
          type="button"
          class="console-button console-add"
          aria-label={`${strings.addVariable}: ${title}`}
          onClick={add}
        >
          {strings.addVariable}
        </button>
      </div>
    </fieldset>
  )
}

function VariableRow({
  row,
  variable,
  onChange,
  onRemove,
}: {
  row: number
  variable: Variable
  onChange: (part: Partial<Variable>) => void
  onRemove: () => void
}) {
  const strings = useToolStrings()
  const { name, value } = variable
  const labelOf = (word: string) => `${word}: ${name || row + 1}`
  const hidden = isSecret(variable)
  return (
    <div class="console-variable">
      <span data-name="">
        <TextInput
          aria-label={labelOf(strings.variableName)}
          placeholder={strings.variableName}
          value={name}
          onText={(text) => onChange({ name: text.trim() })}
        />
      </span>
      <TextInput
        key={String(hidden)}
        aria-label={labelOf(strings.variableValue)}
        placeholder={strings.variableValue}
        secret={hidden}
        value={value}
        onText={(text) => onChange({ value: text })}
      />
      <label class="console-check">
        <input
          type="checkbox"
          aria-label={labelOf(strings.secretVariable)}
          checked={hidden}
          // Names that sound secret can't be made public.
          disabled={looksSecret(name)}
          onChange={({ currentTarget }) => onChange({ secret: currentTarget.checked })}
        />
        {strings.secretVariable}
      </label>
      <button
        type="button"
        class="console-button"
        aria-label={labelOf(strings.removeItem)}
        onClick={onRemove}
      >
        {strings.removeItem}
      </button>
    </div>
  )
}
