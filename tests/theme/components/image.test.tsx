import { expect, test } from 'vitest'
import { Image } from '../../../theme/components/image.tsx'
import { html } from '../render.tsx'

test('an image loads when it comes near, has its size, and can be enlarged', () => {
  expect(
    html(
      <Image
        src="/docs/boat.png"
        alt="A boat"
        title="Boat"
        width={40}
        height={30}
        className="block dark:hidden"
      />,
    ),
  ).toMatchInlineSnapshot(
    `"<img loading="lazy" decoding="async" src="/docs/boat.png" title="Boat" width="40" height="30" alt="A boat" class="block dark:hidden" data-zoom="Enlarge image"/>"`,
  )
})

test('noZoom takes the click away; without alt an image says nothing', () => {
  expect(html(<Image src="/a.png" noZoom="true" />)).toMatchInlineSnapshot(
    `"<img loading="lazy" decoding="async" src="/a.png" alt/>"`,
  )
})

test('what the author says of loading stands', () => {
  expect(html(<Image src="/a.png" loading="eager" />)).toContain('loading="eager"')
})
