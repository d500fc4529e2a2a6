import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Schema } from '../document/schema-model.ts'
import { SpecMarkdown } from './spec-markdown.tsx'
import { writeValue } from './write-value.ts'
import { CommaList } from './comma-list.tsx'

/** Longer lists are collapsed, with their length as the summary. */
const MAX_SHOWN = 30

/** The values of an `enum`, with their descriptions. */
export function OptionList({
  options,
  descriptions,
}: {
  options: readonly unknown[]
  descriptions: Schema['enumDescriptions']
}) {
  const strings = useStrings()
  const described = new Set(descriptions?.map(({ value }) => value))
  // The descriptions then list all options.
  const isDescribed = options.every((option) => described.has(writeValue(option)))
  const list =
    options.length > MAX_SHOWN ? (
      <details class="api-option-list">
        <summary>{fillIn(strings.optionCount, { count: options.length })}</summary>
        {/* A single element, since there may be thousands of values. */}
        <code>{options.map((option) => writeValue(option)).join(', ')}</code>
      </details>
    ) : (
      <CommaList
        items={options.map((option) => (
          <code>{writeValue(option)}</code>
        ))}
      />
    )
  return (
    <li>
      {strings.availableOptions} {!isDescribed && list}
      {descriptions && (
        <dl class="api-options">
          {descriptions.map(({ value, name, description }) => [
            <dt>
              <code>{value}</code>
              {name && description && [' ', name]}
            </dt>,
            <dd>{description ? <SpecMarkdown text={description} /> : name}</dd>,
          ])}
        </dl>
      )}
    </li>
  )
}
