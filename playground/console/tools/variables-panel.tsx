import { useRef } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { InputField } from '../fields/input-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useFieldId } from '../state/context.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'
import type { VariableSet } from '../variables/variable-set.ts'
import { storeVariables, readVariables } from '../variables/variable-store.ts'
import { VariableRows } from './variable-rows.tsx'
import './variables-panel.css'

/** The reader's variables: shared ones, and those of the selected environment. */
export function VariablesPanel() {
  const strings = useToolStrings()
  // Rerender on changes.
  useVariableValues()
  const set = readVariables()
  const { shared, environments, chosen = -1 } = set
  const environment = environments[chosen]
  const change = (part: Partial<VariableSet>) => storeVariables({ ...set, ...part })
  const changeChosen = (part: Partial<VariableSet['environments'][number]>) =>
    change({
      environments: environments.map((each, index) =>
        index === chosen ? { ...each, ...part } : each,
      ),
    })
  return (
    <div class="console-variables">
      <p class="console-note">{fillIn(strings.variablesNote, { example: '{{name}}' })}</p>
      <EnvironmentChoice set={set} onChange={change} />
      {environment && (
        <VariableRows
          key={chosen}
          title={fillIn(strings.ownVariables, { name: environment.name })}
          variables={environment.variables}
          onChange={(variables) => changeChosen({ variables })}
        />
      )}
      <VariableRows
        title={strings.sharedVariables}
        variables={shared}
        onChange={(variables) => change({ shared: variables })}
      />
    </div>
  )
}

/** Selects, adds, renames and removes environments. */
function EnvironmentChoice({
  set: { environments, chosen = -1 },
  onChange,
}: {
  set: VariableSet
  onChange: (part: Partial<VariableSet>) => void
}) {
  const strings = useToolStrings()
  const id = useFieldId()
  const choice = useRef<HTMLSelectElement>(null)
  const environment = environments[chosen]

  function add() {
    const name = `${strings.environment} ${environments.length + 1}`
    onChange({
      environments: [...environments, { name, variables: [] }],
      chosen: environments.length,
    })
    requestAnimationFrame(() => document.getElementById(`${id}-name`)?.focus())
  }

  return (
    <>
      <InputField id={id} label={strings.environment}>
        <div class="console-row console-environment">
          <select
            ref={choice}
            id={id}
            class="console-input"
            value={chosen}
            onChange={({ currentTarget }) => {
              const place = Number(currentTarget.value)
              onChange({ chosen: place < 0 ? undefined : place })
            }}
          >
            <option value={-1}>{strings.noEnvironment}</option>
            {environments.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" class="console-button" onClick={add}>
            {strings.addEnvironment}
          </button>
        </div>
      </InputField>
      {environment && (
        <InputField id={`${id}-name`} label={strings.environmentName}>
          <div class="console-row console-environment">
            <TextInput
              id={`${id}-name`}
              value={environment.name}
              onText={(name) =>
                onChange({
                  environments: environments.map((each, index) =>
                    index === chosen ? { ...each, name } : each,
                  ),
                })
              }
            />
            <button
              type="button"
              class="console-button"
              onClick={() => {
                onChange({
                  environments: environments.filter((_, index) => index !== chosen),
                  chosen: undefined,
                })
                choice.current?.focus()
              }}
            >
              {strings.removeEnvironment}
            </button>
          </div>
        </InputField>
      )}
    </>
  )
}
