import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('no media query says `not … and …`: it negates both (Media Queries 4, section 2.3)', () => {
  const wrong = ['theme', 'playground'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file))
      .filter((file) =>
        /@media\s+not\s+\w+\s+and/.test(readFileSync(join(root, file), 'utf8')),
      ),
  )
  expect(wrong).toEqual([])
})
