import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { recheck, waitForContent } from '../../../plugin/vite/recheck.ts'
import { makeFolder } from '../site/make-site.ts'

test('a file whose folder becomes a file is gone, now and when it is checked again', async () => {
  const root = makeFolder({ 'guides/start.mdx': '# Start' })
  const path = join(root, 'guides/start.mdx')
  const seen: string[] = []
  recheck(path, () => seen.push(path))
  rmSync(join(root, 'guides'), { recursive: true })
  writeFileSync(join(root, 'guides'), 'A file.')
  await waitForContent(path)
  await delay(200)
  expect(seen).toEqual([])
})
