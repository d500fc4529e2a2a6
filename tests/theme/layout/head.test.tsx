import { expect, test } from 'vitest'
import { Head } from '../../../theme/layout/head.tsx'
import { renderPart } from './render-part.tsx'

test('the head says what the page is', () => {
  const html = renderPart(<Head />, {
    page: { title: 'Start', description: 'How to begin.' },
    settings: { name: 'Harbour' },
    site: { origin: 'https://docs.test' },
  })
  expect(html).toMatch(/^<title>Start - Harbour<\/title>/)
  expect(html).toContain('<meta name="description" content="How to begin."/>')
  expect(html).toContain('<script type="application/ld+json">{"@context"')
})

test('without a public address it has no structured data', () => {
  expect(renderPart(<Head />)).not.toContain('ld+json')
})
