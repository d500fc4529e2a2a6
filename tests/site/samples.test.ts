import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const response =
  '<ResponseExample>\n```json Response\n{ "own": "response" }\n```\n</ResponseExample>'
const request =
  '<RequestExample>\n```bash Request\ncurl own-request\n```\n</RequestExample>'

test('a request stands above its response, generated or written, in whatever order', async () => {
  const manual = 'api: "GET https://api.example.com/pets"\n'
  const site = await buildSite({
    'docs.json': settings(['generated', 'written', 'plain']),
    'generated.mdx': page('Generated request', response, manual),
    'written.mdx': page('Both written', `${response}\n\n${request}`, manual),
    'plain.mdx': page('No API', `${response}\n\n${request}`),
  })
  expect(site.code, site.output).toBe(0)
  const order = (file: string) => {
    const text = site.read(file).replace(/<[^>]*>/g, '')
    return [text.search(/curl (?:-|own|https)/), text.search(/"own"|&quot;own&quot;/)]
  }
  for (const file of ['generated.html', 'written.html', 'plain.html']) {
    const [asked = -1, answered = -1] = order(file)
    expect(asked, file).toBeGreaterThan(0)
    expect(answered, file).toBeGreaterThan(asked)
  }
})
