import { expect, test } from 'vitest'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import {
  RequestExample,
  ResponseExample,
} from '../../../theme/components/request-example.tsx'
import { html, tags, words } from '../render.tsx'

const blocks = [
  <CodeBlock language="bash" html="one" />,
  <CodeBlock title="Node" language="js" html="two" />,
  <CodeBlock language="json" html="three" />,
]
const tabWords = (rendered: string) =>
  [...rendered.matchAll(/role="tab"[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
    words(inside!),
  )

test('untitled examples are Request, Request 2, … whatever their language', () => {
  const rendered = html(<RequestExample>{blocks}</RequestExample>)
  expect(tabWords(rendered)).toEqual(['Request', 'Node', 'Request 2'])
  expect(tags(rendered, 'id="request-example"')).toHaveLength(1)
})

test('a response has its own id and name, and may be a list', () => {
  const rendered = html(<ResponseExample dropdown>{blocks}</ResponseExample>)
  expect(tags(rendered, 'id="response-example"')).toHaveLength(1)
  expect(words(/<select.*<\/select>/.exec(rendered)![0])).toBe('Response Node Response 2')
})
