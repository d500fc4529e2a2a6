import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder, page, settings, temporaryFolder, writeFiles } from './build-site.ts'

test('what code of pages reads by itself: environment variables count, and `cache: false` renders again', async () => {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'docs.json': settings(['index', 'plain', 'snippet', 'again', 'card', 'time']),
    'index.mdx': page('Index', 'It is {process.env.WORD}.'),
    'plain.mdx': page('Plain'),
    'snippet.mdx': page(
      'Snippet',
      "import { Word } from '/snippets/word.jsx'\n\n<Word />",
    ),
    'again.mdx': page('Again', "import { Word } from '/snippets/word.jsx'\n\n<Word />"),
    'card.mdx': page('Card', '<Card title="x">It is a card.</Card>'),
    'time.mdx': page('Time', 'At {Date.now()}.', 'cache: false\n'),
    'snippets/word.jsx':
      'const word = process.env.WORD\nexport const Word = () => <p>It is {word}.</p>',
    'theme/Card.jsx':
      'const { CARD } = process.env\nexport default ({ children }) => <div>{CARD}: {children}</div>',
  })
  const build = async (env: Record<string, string>) => {
    const site = await buildFolder(root, { env, ownProcess: false })
    expect(site.code, site.output).toBe(0)
    const rendered = site.report.pages.filter((each) => each.rendered)
    return { site, rendered: rendered.map(({ output }) => output).sort() }
  }
  const first = await build({ WORD: 'one', CARD: 'hearts', OTHER: '1' })
  const time = first.site.read('time.html').match(/At \d+/)![0]
  expect(first.site.read('card.html')).toContain('hearts')

  const second = await build({ WORD: 'two', CARD: 'hearts', OTHER: '2' })
  for (const name of ['index', 'snippet', 'again'])
    expect(second.site.read(`${name}.html`)).toContain('It is two.')
  expect(second.site.read('time.html')).not.toContain(time)
  expect(second.rendered).toEqual([
    'again.html',
    'index.html',
    'snippet.html',
    'time.html',
  ])

  const third = await build({ WORD: 'two', CARD: 'spades', OTHER: '3' })
  expect(third.site.read('card.html')).toContain('spades')
}, 60_000)
