import { expect, test } from 'vitest'
import { servedUrl } from '../../../plugin/vite/served-url.ts'

test.each([
  ['/srv/feature%2Fa/docs/style 50%.css', '/docs/style 50%25.css'],
  ['/srv/feature%2Fa/theme/card.css', '/docs/@fs/srv/feature%252Fa/theme/card.css'],
  [
    'skerry-island:/srv/feature%2Fa/docs/c.jsx#C',
    '/docs/@id/skerry-island:/srv/feature%252Fa/docs/c.jsx?export=C',
  ],
])('percent signs of the module %s are encoded', (id, url) => {
  expect(servedUrl({ base: '/docs/', root: '/srv/feature%2Fa/docs' }, id)).toBe(url)
})
