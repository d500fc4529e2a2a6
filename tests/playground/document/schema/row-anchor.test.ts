import { expect, test } from 'vitest'
import { createAnchors } from '../../../../playground/document/create-anchors.ts'
import type { SchemaView } from '../../../../playground/document/schema/schema-view.ts'
import { viewSchema } from '../../../../playground/document/schema/schema-view.ts'
import { apiOf } from '../../write-spec.ts'

function anchorsOf(view: SchemaView): string[] {
  return [
    ...view.properties.flatMap(({ anchor, view: inner }) => [
      anchor,
      ...anchorsOf(inner),
    ]),
    ...view.choices.flatMap(({ options }) =>
      options.flatMap(({ anchor, view: inner }) => [anchor, ...anchorsOf(inner)]),
    ),
    ...(view.items ? anchorsOf(view.items) : []),
  ]
}

async function idsOf(schema: object): Promise<string[]> {
  const api = await apiOf({ components: { schemas: { Body: schema } } })
  const view = viewSchema(api, { ref: '#/components/schemas/Body' }, 'body', {
    direction: 'both',
    maintainOrder: true,
    budget: { left: 100 },
    claimAnchor: createAnchors(),
  })
  return anchorsOf(view)
}

const object = (properties: object) => ({ type: 'object', properties })
const text = { type: 'string' }

// Ids that published sites have: those of names, of items and maps, of alternatives.
test.each([
  [
    object({ showRankingScore: text, max_tokens: text, 'page[size]': text, URLs: text }),
    ['body-show-ranking-score', 'body-max-tokens', 'body-page-size', 'body-urls'],
  ],
  [
    object({ rows: { type: 'array', items: object({ toNumber: text }) } }),
    ['body-rows', 'body-rows-items-to-number'],
  ],
  [
    { type: 'object', additionalProperties: object({ id: text }) },
    ['body-additional-properties', 'body-additional-properties-id'],
  ],
  [
    object({ schedule: { anyOf: [object({ days: text }), { type: 'null' }] } }),
    ['body-schedule-one-of-0', 'body-schedule-one-of-0-days'],
  ],
  [
    { oneOf: [object({ planId: text }), object({ endAt: text })] },
    ['body-one-of-0', 'body-one-of-0-plan-id', 'body-one-of-1', 'body-one-of-1-end-at'],
  ],
])('the rows of %j have the ids %j', async (schema, ids) => {
  expect(await idsOf(schema)).toEqual(ids)
})
