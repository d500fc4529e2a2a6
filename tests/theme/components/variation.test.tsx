import { expect, test } from 'vitest'
import { Variation } from '../../../theme/components/variation.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

test('the first variation of a page brings the menu, and only the default one is shown', () => {
  const rendered = html(
    <>
      <Variation is="self-hosted">Own</Variation>
      <Variation is="cloud">Rented</Variation>
      <Variation is={['cloud', 'self-hosted']}>Both</Variation>
    </>,
  )
  expect(tags(rendered, '<option')).toEqual([
    '<option selected value="cloud">',
    '<option value="self-hosted">',
  ])
  expect(tags(rendered, 'data-variation').map((tag) => tag.replace('\n', '|')))
    .toMatchInlineSnapshot(`
    [
      "<div class="variation" data-variation="self-hosted" data-title="Self-hosted" hidden="until-found">",
      "<div class="variation" data-variation="cloud" data-title="Cloud">",
      "<div class="variation" data-variation="cloud|self-hosted">",
    ]
  `)
})

test('content for variations that the settings lack is not shown, and reported', () => {
  const { html: rendered, warnings } = renderChildren(
    <>
      <Variation is="clod">One</Variation>
      <Variation>Two</Variation>
      <Variation is="cloud, edge">Three</Variation>
    </>,
  )
  expect(words(rendered)).toMatch(/Three$/)
  expect(words(rendered)).not.toMatch(/One|Two/)
  expect(warnings.map(({ message, hint }) => `${message}. ${hint}`))
    .toMatchInlineSnapshot(`
    [
      "<Variation> is for "clod", which is not in \`variations.options\`. Write one of \`cloud\`, \`self-hosted\`.",
      "<Variation> is never shown: \`is\` is missing. Write one of \`cloud\`, \`self-hosted\`.",
      "<Variation> is for "edge", which is not in \`variations.options\`. Write one of \`cloud\`, \`self-hosted\`.",
    ]
  `)
})
