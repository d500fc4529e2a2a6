import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Schema } from '../document/schema-model.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import { writeValue } from './write-value.ts'

/** More options than these are behind a line that says how many there are. */
const MOST_SHOWN = 30

/** The values that a schema lists, all of them, with what is said of each. */
export function OptionList({
  options,
  descriptions,
}: {
  options: readonly unknown[]
  descriptions: Schema['enumDescriptions']
}) {
  const strings = useStrings()
  const list =
    options.length > MOST_SHOWN ? (
      <details class="api-option-list">
        <summary>{fillIn(strings.optionCount, { count: options.length })}</summary>
        {/* One element for all of them: there may be thousands. */}
        <code>{options.map(writeValue).join(', ')}</code>
      </details>
    ) : (
      options.flatMap((option, index) => [
        index > 0 && ', ',
        <code>{writeValue(option)}</code>,
      ])
    )
  return (
    <li>
      {strings.availableOptions} {list}
      {descriptions && (
        <dl class="api-options">
          {descriptions.map(({ value, name, description }) => [
            <dt>
              <code>{value}</code>
              {name && [' ', name]}
            </dt>,
            <dd>
              <SpecMarkdown text={description} />
            </dd>,
          ])}
        </dl>
      )}
    </li>
  )
}
