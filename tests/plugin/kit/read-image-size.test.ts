import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImageSize, readSameImage } from '../../../plugin/kit/read-image-size.ts'
import { addChunk, makeImage } from '../../make-image.ts'
import { temporaryFolder } from '../../site/build-site.ts'

test('an image is read again only as long as it is the one that was measured', async () => {
  const file = join(temporaryFolder(), 'a.png')
  const image = await makeImage(20, 10)
  writeFileSync(file, image)
  const size = await readImageSize(file)
  expect(size).toMatchObject({ width: 20, height: 10 })
  expect(await readSameImage(file, size!.hash)).toEqual(image)
  writeFileSync(file, await makeImage(30, 10))
  expect(await readSameImage(file, size!.hash)).toBeUndefined()
  rmSync(file)
  expect(await readSameImage(file, size!.hash)).toBeUndefined()
})

test('an image that lies on its side in a PNG has the size at which browsers show it', async () => {
  const file = join(temporaryFolder(), 'a.png')
  const exif = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  writeFileSync(file, addChunk(await makeImage(20, 10), 'eXIf', exif))
  expect(await readImageSize(file)).toMatchObject({ width: 10, height: 20 })
})
