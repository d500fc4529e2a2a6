import { expect, test } from 'vitest'
import {
  operationMarkdown,
  schemaMarkdown,
} from '../../../playground/pages/operation-markdown.ts'
import { apiOf } from '../write-spec.ts'

test('says in Markdown what the page of an operation says', async () => {
  const api = await apiOf({
    servers: [{ url: 'https://api.example.com' }],
    security: [{ token: [] }],
    paths: {
      '/pets/{id}': {
        put: {
          description: 'Changes a pet.',
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'Its\nid.',
              schema: { type: 'string', maxLength: 9 },
            },
          ],
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            },
          },
          responses: {
            200: {
              description: 'Changed',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
              },
            },
            404: { description: 'None' },
          },
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Pet: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: { enum: ['cat', 'dog'], default: 'cat' },
            parent: { $ref: '#/components/schemas/Pet' },
          },
        },
      },
    },
  })
  expect(operationMarkdown(api, api.operations[0]!)).toMatchInlineSnapshot(`
    "\`\`\`http
    PUT https://api.example.com/pets/{id}
    \`\`\`

    Changes a pet.

    ## Authorizations

    - \`Authorization\` (header): \`Bearer <token>\`

    ## Path Parameters

    - \`id\` (string, required, length 9): Its id.

    ## Body: application/json

    - \`kind\` (enum<string>, required, default: "cat") Options: \`"cat"\`, \`"dog"\`.
    - \`parent\` (object)
      - (repeats Pet)

    ## Response 200

    Changed

    \`application/json\`

    - \`kind\` (enum<string>, required, default: "cat") Options: \`"cat"\`, \`"dog"\`.
    - \`parent\` (object)
      - (repeats Pet)

    ## Response 404

    None

    ## Example request

    \`\`\`bash
    curl --request PUT \\
      --url 'https://api.example.com/pets/{id}' \\
      --header 'Authorization: Bearer <token>' \\
      --header 'Content-Type: application/json' \\
      --data '{
      "kind": "cat"
    }'
    \`\`\`

    ## Example response (200)

    \`\`\`json
    {
      "kind": "cat"
    }
    \`\`\`"
  `)
  expect(schemaMarkdown(api, '#/components/schemas/Pet')).toContain(
    '- `kind` (enum<string>, required, default: "cat"',
  )
})
