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
  const label = examples.length === 1 ? strings.example : strings.examples
  const plain = examples.every(
    (example) => !nameOf(example) && !example.description && !isLong(example),
  )
  if (plain)
    return (
      <li>
        {label}:{' '}
        <CommaList
          items={examples.map((example) => (
            <code>{textOf(example)}</code>
          ))}
        />
      </li>
    )
  const [first] = examples
  if (first && examples.length === 1 && !nameOf(first) && isLong(first))
    return <OneExample example={first} label={label} />
  return (
    <li>
      {label}:
      <ul class="api-facts">
        {examples.map((example, index) => (
          <OneExample
            example={example}
            label={fillIn(strings.option, { number: index + 1 })}
          />
        ))}
      </ul>
    </li>
  )
}

/** @param label What a long example without a name is called. */
function OneExample({ example, label }: { example: Example; label: string }) {
  const { description, externalValue } = example
  const text = textOf(example)
  const name = nameOf(example)
  return (
    <li>
      {isLong(example) ? (
        <details class="api-option-list">
          <summary>{name || label}</summary>
          <pre>
            <code>{textOf(example, '  ')}</code>
          </pre>
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

function isLong(example: Example): boolean {
  return textOf(example).length > MAX_LENGTH
}

/** The value as text. Empty if the example only has an `externalValue`. */
function textOf(example: Example, indent = ''): string {
  if (example.serialized !== undefined) return example.serialized
  return 'value' in example ? writeValue(example.value, indent) : ''
}
