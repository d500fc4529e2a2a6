import { expect, test } from 'vitest'
import { writeSchema } from '../../../../playground/document/schema/write-schema.ts'

test('a discriminator is written with its mapping and its default', () => {
  const [cat, pet] = ['#/components/schemas/Cat', '#/components/schemas/Pet']
  const mapping = [{ value: 'cat', id: cat }]
  expect(
    writeSchema({ discriminator: { propertyName: 'kind', mapping, defaultId: pet } }),
  ).toEqual({
    discriminator: { propertyName: 'kind', mapping: { cat }, defaultMapping: pet },
  })
  expect(writeSchema({ discriminator: { propertyName: 'kind', mapping: [] } })).toEqual({
    discriminator: { propertyName: 'kind' },
  })
})
