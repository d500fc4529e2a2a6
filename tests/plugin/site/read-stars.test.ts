import { expect, test } from 'vitest'
import { readStars } from '../../../plugin/site/read-stars.ts'
import { openStore } from '../../../plugin/kit/open-store.ts'

const navbar = {
  links: [
    { type: 'github', href: 'https://github.com/harbour/docs' },
    { type: 'github', href: 'https://github.com/harbour/docs/tree/main' },
    { type: 'link', label: 'GitHub', href: 'https://github.com/other/docs' },
  ],
} as never

/** A mock of GitHub's API. */
function gitHub(answer: () => Response) {
  const asked: string[] = []
  const fetch = (url: string | URL | Request) => {
    asked.push(url instanceof Request ? url.url : String(url))
    return Promise.resolve().then(answer)
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}
const counts = () => Response.json({ stargazers_count: 12, forks_count: 3 })
const fail = (): Response => {
  throw new TypeError('fetch failed')
}

const HOUR = 60 * 60_000
const start = Date.UTC(2026, 0, 1)

test('GitHub is asked once a day, for each repository that the top bar shows', async () => {
  const store = openStore(undefined)
  const { asked, fetch } = gitHub(counts)
  for (const hours of [0, 1, 23]) {
    const now = start + hours * HOUR
    expect(await readStars({ navbar }, store, { fetch, now })).toEqual({
      'harbour/docs': { stars: 12, forks: 3 },
    })
  }
  expect(asked).toEqual(['https://api.github.com/repos/harbour/docs'])
  await readStars({ navbar }, store, { fetch, now: start + 25 * HOUR })
  expect(asked).toHaveLength(2)
})

test.each([
  ['is away', fail],
  ['asks for patience', () => new Response('{}', { status: 403 })],
  ['answers something else', () => new Response('<p>')],
  ['answers without counts', () => Response.json({ stargazers_count: 'many' })],
])(
  'where GitHub %s there are no counts, and it is not asked again',
  async (_, answer) => {
    const store = openStore(undefined)
    const { asked, fetch } = gitHub(answer)
    for (const hours of [0, 2])
      expect(
        await readStars({ navbar }, store, { fetch, now: start + hours * HOUR }),
      ).toEqual({})
    expect(asked).toHaveLength(1)
  },
)

test('the last answer is used for a month', async () => {
  const store = openStore(undefined)
  await readStars({ navbar }, store, { ...gitHub(counts), now: start })
  const away = gitHub(fail)
  const after = (days: number) =>
    readStars({ navbar }, store, { fetch: away.fetch, now: start + days * 24 * HOUR })
  expect(await after(10)).toHaveProperty(['harbour/docs', 'stars'], 12)
  expect(await after(40)).toEqual({})
})

test('without such a link nobody is asked', async () => {
  const { asked, fetch } = gitHub(counts)
  const none = { links: [] } as never
  expect(await readStars({ navbar: none }, openStore(undefined), { fetch })).toEqual({})
  expect(asked).toEqual([])
})
