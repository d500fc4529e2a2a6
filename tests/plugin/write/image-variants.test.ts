import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProject } from '../../../plugin/site/read-project.ts'
import { ImageVariants } from '../../../plugin/write/image-variants.ts'
import { silentProgress } from '../../../plugin/write/progress.ts'
import { makeImage } from '../../make-image.ts'
import { settings, temporaryFolder, writeFiles } from '../../site/build-site.ts'

test('a version that could not be written fails the build, even if that was long ago', async () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': '![A](/a.png) ![B](/b.png)',
  })
  for (const file of ['a.png', 'b.png'])
    writeFileSync(join(root, file), await makeImage(200, 200))
  const full = new Error('no space left on device')
  let writes = 0
  const output = {
    keep: () => false,
    write() {
      if (++writes === 1) throw full
    },
  }
  const project = await readProject(root, { images: true })
  const images = ImageVariants.open({ project, output, base: '/', report() {} })!
  images.add(['/a.png'])
  await expect.poll(() => writes).toBe(1)
  images.add(['/b.png'])
  await expect.poll(() => writes).toBe(2)
  await expect(images.finish(silentProgress)).rejects.toThrow(full)
})
