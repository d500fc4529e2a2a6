import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { embedProfile } from '../../../plugin/write/embed-profile.ts'
import { loadImageEncoder } from '../../../plugin/write/image-encoder.ts'
import { readImageTraits } from '../../../plugin/write/image-traits.ts'
import { addChunk, addProfile, makeImage } from '../../make-image.ts'

const here = import.meta.dirname
const encode = loadImageEncoder(here)!
let picture: Buffer

beforeAll(async () => {
  picture = await makeImage(120, 60)
})

test('an image is encoded as WebP, in each width, with its proportions', async () => {
  const [small, whole] = (await encode(picture, [40, 120], 80)) ?? []
  expect(await new Transformer(small!).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
    height: 20,
  })
  expect(await new Transformer(whole!).metadata()).toMatchObject({
    width: 120,
    height: 60,
  })
})

test('without the package there is no encoder', () => {
  expect(loadImageEncoder(join(here, '/'), [])).toBeDefined()
  expect(loadImageEncoder('/', [])).toBeUndefined()
})

test('an animated image is left as it is', async () => {
  expect(
    await encode(addChunk(picture, 'acTL', Buffer.alloc(8)), [40], 80),
  ).toBeUndefined()
})

test('an image that is no picture is refused', async () => {
  await expect(encode(picture.subarray(0, 200), [40], 80)).rejects.toThrow()
  expect(await encode(Buffer.from('<svg></svg>'), [40], 80)).toBeUndefined()
})

test('a JPEG for print is left as it is, others are converted', async () => {
  const jpeg = await new Transformer(picture).jpeg()
  expect(await encode(jpeg, [40], 80)).toHaveLength(1)
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0))
  const cmyk = Buffer.from(jpeg)
  cmyk[frame + 9] = 4
  expect(await encode(cmyk, [40], 80)).toBeUndefined()
})

test('a JPEG that is an HDR image on bright screens is left as it is', async () => {
  const jpeg = await new Transformer(picture).jpeg()
  for (const name of [
    'http://ns.adobe.com/xap/1.0/\0<x xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"/>',
    'urn:iso:std:iso:ts:21496:-1\0',
  ]) {
    const head = Buffer.of(0xff, 0xe1, 0, name.length + 2)
    const image = [jpeg.subarray(0, 2), head, Buffer.from(name), jpeg.subarray(2)]
    expect(await encode(Buffer.concat(image), [40], 80)).toBeUndefined()
  }
})

test('the colour profile of an image is kept', async () => {
  const profile = Buffer.from('a profile of Display P3'.repeat(20))
  const [small] = (await encode(addProfile(picture, profile), [40], 80)) ?? []
  expect(Buffer.from(readImageTraits(small!)!.profile!)).toEqual(profile)
  expect(await new Transformer(small!).metadata()).toMatchObject({
    width: 40,
    height: 20,
  })
})

test('a PNG that would lose its orientation or colours is left as it is', async () => {
  const turned = Buffer.from(
    '4d4d002a00000008000101120003000000010006000000000000',
    'hex',
  )
  const upright = Buffer.from(turned)
  upright[19] = 1
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
    return bytes
  }
  const left: [string, Buffer][] = [
    ['eXIf', turned],
    ['cICP', Buffer.of(9, 16, 0, 1)],
    ['gAMA', numbers(100_000)],
    ['cHRM', numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000)],
  ]
  for (const [name, content] of left)
    expect(await encode(addChunk(picture, name, content), [40], 80), name).toBeUndefined()
  for (const [name, content] of [
    ['eXIf', upright],
    ['eXIf', Buffer.from('II')],
    ['eXIf', upright.subarray(0, 12)],
    ['gAMA', numbers(45_455)],
  ] as const)
    expect(await encode(addChunk(picture, name, content), [40], 80), name).toHaveLength(1)
  const srgb = addChunk(picture, 'sRGB', Buffer.of(0))
  expect(await encode(addChunk(srgb, 'gAMA', numbers(100_000)), [40], 80)).toHaveLength(1)
})

test('a damaged profile is ignored, as browsers do', async () => {
  const damaged = addChunk(picture, 'iCCP', Buffer.from('name\0\0no profile'))
  const [small] = (await encode(damaged, [40], 80)) ?? []
  expect(readImageTraits(small!)).toEqual({ isAnimated: false, isCmyk: false })
})

test('an image in grey with a profile is left as it is', async () => {
  const profile = Buffer.alloc(200)
  profile.write('GRAY', 16)
  expect(await encode(addProfile(picture, profile), [40], 80)).toBeUndefined()
})

test('the profile of linear sRGB is kept', async () => {
  const profile = Buffer.from('description: Linear sRGB profile')
  const [small] = (await encode(addProfile(picture, profile), [40], 80)) ?? []
  expect(Buffer.from(readImageTraits(small!)!.profile!)).toEqual(profile)
})

test('parts of a profile in a JPEG are joined by their numbers, whatever fills the gaps', async () => {
  const jpeg = await new Transformer(picture).jpeg()
  const part = (index: number, text: string) => {
    const content = Buffer.from(`ICC_PROFILE\0${String.fromCharCode(index, 2)}${text}`)
    return Buffer.concat([Buffer.of(0xff, 0xff, 0xe2, 0, content.length + 2), content])
  }
  const image = Buffer.concat([
    jpeg.subarray(0, 2),
    part(2, 'P3'),
    part(1, 'Display '),
    jpeg.subarray(2),
  ])
  expect(Buffer.from(readImageTraits(image)!.profile!).toString()).toBe('Display P3')
})

test('a JPEG that is cut off is refused: decoders fill the rest', async () => {
  const jpeg = await new Transformer(picture).jpeg()
  await expect(encode(jpeg.subarray(0, -100), [40], 80)).rejects.toThrow('end is missing')
  expect(await encode(Buffer.concat([jpeg, Buffer.from('more')]), [40], 80)).toHaveLength(
    1,
  )
})

test('other images that are cut off are refused before they are decoded', async () => {
  const webp = await new Transformer(picture).webp(80)
  for (const image of [picture, webp]) {
    expect(() => readImageTraits(image)).not.toThrow()
    expect(() => readImageTraits(image.subarray(0, -20))).toThrow('end is missing')
  }
})

test('sRGB is left out, as browsers assume it', async () => {
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const profile = Buffer.from('description: sRGB IEC61966-2.1', encoding)
    const [small] = (await encode(addProfile(picture, profile), [40], 80)) ?? []
    expect(readImageTraits(small!)).toEqual({ isAnimated: false, isCmyk: false })
  }
})

test('any profile is read as it was embedded, in opaque, transparent and lossless images', async () => {
  const clear = new Transformer(picture).opacity(0.5)
  const images = [
    await new Transformer(picture).webp(80),
    await clear.webp(80),
    await clear.webpLossless(),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...images),
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      async (image, bytes) => {
        // Anything but sRGB.
        const profile = bytes.map((byte) => byte | 0x80)
        const embedded = embedProfile(image, profile)
        expect(Buffer.from(readImageTraits(embedded)!.profile!)).toEqual(
          Buffer.from(profile),
        )
        const pixels = await new Transformer(embedded).rawPixels()
        expect(pixels.equals(await new Transformer(image).rawPixels())).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})

test('decoded images are not kept until V8 runs out of its own memory', async () => {
  const large = await makeImage(2000, 1500)
  const convert = () => encode(large, [100], 80)
  for (let time = 0; time < 4; time++) await convert()
  const before = process.memoryUsage().rss
  // 12 MB each.
  for (let time = 0; time < 25; time++) await convert()
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 2 ** 20)
}, 30_000)
