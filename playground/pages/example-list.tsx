import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Example } from '../document/api-model.ts'
import { isPlainKey } from '../document/model/media-example.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { writeValue } from './write-value.ts'
import { CommaList } from './comma-list.tsx'

/** Longer examples are collapsed. */
const MAX_LENGTH = 80

/** Examples of a value, with their names and descriptions. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  const strings = useStrings()
  const plain = examples.every(
    (example) =>
      !nameOf(example) && !example.description && textOf(example).length <= MAX_LENGTH,
  )
  if (plain)
    return (
      <li>
        {strings.examples}:{' '}
        <CommaList
          items={examples.map((example) => (
            <code>{textOf(example)}</code>
          ))}
        />
      </li>
    )
  return (
    <li>
      {strings.examples}:
      <ul class="api-facts">
        {examples.map((example, index) => (
          <OneExample example={example} number={index + 1} />
        ))}
      </ul>
    </li>
  )
}

function OneExample({ example, number }: { example: Example; number: number }) {
  const strings = useStrings()
  const { description, externalValue } = example
  const text = textOf(example)
  const name = nameOf(example)
  return (
    <li>
      {text.length > MAX_LENGTH ? (
        <details class="api-option-list">
          <summary>{name || fillIn(strings.option, { number })}</summary>
          <code>{text}</code>
        </details>
      ) : (
        <>
          {text && <code>{text}</code>} {name}
        </>
      )}{' '}
      {externalValue && <SpecLink href={externalValue}>{externalValue}</SpecLink>}
      <SpecMarkdown text={description} />
    </li>
  )
}

/** The summary, else the key, unless it is a plain one or the value itself. */
function nameOf(example: Example): string {
  const { key, summary } = example
  if (summary) return summary
  return isPlainKey(key) || key === textOf(example) ? '' : key
}

/** The value as text. Empty if the example only has an `externalValue`. */
function textOf(example: Example): string {
  if (example.serialized !== undefined) return example.serialized
  return 'value' in example ? writeValue(example.value) : ''
}
