import type { Api, Operation, Parameter } from '../../../playground/document/api-model.ts'
import type { Schema } from '../../../playground/document/schema-model.ts'
import {
  consoleProps,
  type ConsoleProps,
} from '../../../playground/console/props/console-props.ts'

const place = {
  path: { style: 'simple', explode: false },
  header: { style: 'simple', explode: false },
  query: { style: 'form', explode: true },
  cookie: { style: 'form', explode: true },
  querystring: { style: 'form', explode: true },
} as const

export function apiParameter(
  name: string,
  where: Parameter['in'],
  schema: Schema,
  more: Partial<Parameter> = {},
): Parameter {
  return {
    name,
    in: where,
    required: where === 'path',
    deprecated: false,
    allowReserved: false,
    allowEmptyValue: false,
    examples: [],
    schema,
    ...place[where],
    ...more,
  }
}

export function apiOperation(more: Partial<Operation> = {}): Operation {
  return {
    kind: 'operation',
    method: 'GET',
    path: '/things',
    tags: [],
    deprecated: false,
    servers: [],
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    codeSamples: [],
    hidden: false,
    excluded: false,
    ...more,
  }
}

export const settings = { base: '/openapi.json', home: '/' }

const schemas: Record<string, Schema> = {
  '#/components/schemas/Pet': {
    types: ['object'],
    required: ['name', 'kind'],
    properties: [
      { name: 'name', schema: { types: ['string'], minLength: 1, maxLength: 40 } },
      { name: 'kind', schema: { types: ['string'], enum: ['cat', 'dog', 'axolotl'] } },
      { name: 'age', schema: { types: ['integer'], minimum: 0, maximum: 40 } },
      { name: 'vaccinated', schema: { types: ['boolean'], default: { value: false } } },
      { name: 'tags', schema: { types: ['array'], items: { types: ['string'] } } },
      { name: 'parent', schema: { ref: '#/components/schemas/Pet' } },
      {
        name: 'labels',
        schema: { types: ['object'], additionalProperties: { types: ['string'] } },
      },
      {
        name: 'home',
        schema: {
          oneOf: [
            { ref: '#/components/schemas/Shelter' },
            { title: 'Street', types: ['string'] },
          ],
        },
      },
    ],
  },
  '#/components/schemas/Shelter': {
    types: ['object'],
    required: ['city'],
    properties: [
      { name: 'city', schema: { types: ['string'] } },
      { name: 'since', schema: { types: ['string'], format: 'date' } },
    ],
  },
}

/** An operation with every kind of input. */
export function petProps(origin: string): ConsoleProps {
  const api: Pick<Api, 'schemas' | 'securitySchemes'> = {
    schemas,
    securitySchemes: [
      { name: 'token', type: 'http', scheme: 'bearer' },
      { name: 'key', type: 'apiKey', in: 'query', key: 'api_key' },
      { name: 'login', type: 'http', scheme: 'basic' },
    ],
  }
  const scheme = (...names: string[]) => ({
    schemes: names.map((name) => ({ name, scopes: [] })),
  })
  return consoleProps(
    api,
    apiOperation({
      method: 'PUT',
      path: '/shelters/{shelter}/pets',
      summary: 'Add or replace a pet',
      servers: [
        { url: `${origin}/v1`, description: 'Local', variables: [] },
        {
          url: 'https://{region}.example.com',
          description: 'Production',
          variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }],
        },
      ],
      security: [scheme('token', 'key'), scheme('login'), scheme()],
      parameters: [
        apiParameter('shelter', 'path', { types: ['string'] }),
        apiParameter('limit', 'query', { types: ['integer'], minimum: 1, maximum: 100 }),
        apiParameter('fields', 'query', {
          types: ['array'],
          items: { types: ['string'] },
        }),
        apiParameter('dryRun', 'query', { types: ['boolean'] }),
        apiParameter('X-Trace', 'header', { types: ['string'], format: 'uuid' }),
      ],
      body: {
        required: true,
        content: [
          {
            type: 'application/json',
            schema: { ref: '#/components/schemas/Pet' },
            examples: [
              {
                key: 'rex',
                summary: 'Rex',
                value: { name: 'Rex', kind: 'dog', tags: ['good'] },
              },
            ],
            encoding: [],
          },
          {
            type: 'multipart/form-data',
            schema: {
              types: ['object'],
              required: ['photo'],
              properties: [
                { name: 'photo', schema: { types: ['string'], format: 'binary' } },
                { name: 'caption', schema: { types: ['string'] } },
                {
                  name: 'meta',
                  schema: {
                    types: ['object'],
                    properties: [{ name: 'year', schema: { types: ['integer'] } }],
                  },
                },
              ],
            },
            examples: [],
            encoding: [],
          },
        ],
      },
    }),
    settings,
  )
}
