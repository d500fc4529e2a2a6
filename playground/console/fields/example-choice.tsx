import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ConsoleExample } from '../props/slim-content.ts'
import { useConsole } from '../state/context.ts'

interface ExampleChoiceProps {
  /** Label of the field. */
  label: string
  examples: readonly ConsoleExample[]
  onChoose: (example: ConsoleExample) => void
}

/** A select that fills in one of several named examples. */
export function ExampleChoice({ label, examples, onChoose }: ExampleChoiceProps) {
  const { strings } = useConsole()
  return (
    <select
      class="console-input console-examples"
      aria-label={`${strings.examples}: ${label}`}
      value=""
      onChange={({ currentTarget }) => {
        const example = examples[Number(currentTarget.value)]
        if (example && currentTarget.value !== '') onChoose(example)
        currentTarget.value = ''
      }}
    >
      <option value="">{strings.chooseExample}</option>
      {examples.map(({ label: name }, index) => (
        <option key={index} value={index}>
          {name || fillIn(strings.option, { number: index + 1 })}
        </option>
      ))}
    </select>
  )
}
