import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Codes of API descriptions and of the pages that are made from them. */
export const apiDiagnostics = {
  'api/ambiguous-path': {
    title: 'Two paths differ only in the names of their parameters',
    help: '`/users/{id}` and `/users/{name}` match the same requests, so nobody can tell which is meant. Both are shown. Join them, or make one more specific.',
  },
  'api/array-items': {
    title: 'A list does not say what it holds',
    help: 'In Swagger 2.0 and OpenAPI 3.0, `type: array` needs `items`. Write `items: {}` for a list of anything.',
  },
  'api/body-parameters': {
    title: 'The parameters of a body contradict each other',
    help: 'In Swagger 2.0, a request has either one parameter with `in: body`, or form fields with `in: formData`; files need `multipart/form-data` under `consumes`.',
  },
  'api/channel-not-found': {
    title: 'A page names a channel that no description has',
    help: '`asyncapi` in the frontmatter is the name of a channel, its address or its title, with the file in front where there are several: `events.yaml orders`. The page shows this message in place of the reference.',
  },
  'api/channel-parameter': {
    title: 'The parameters of a channel are not those in the braces of its address',
    help: 'Every `{name}` of an address needs an entry under the `parameters` of its channel, and the other way round.',
  },
  'api/component-name': {
    title: 'A name under `components` has characters that the standard does not allow',
    help: 'Letters, digits, `.`, `-` and `_` are allowed. The component works here, but other tools may refuse it.',
  },
  'api/discriminator': {
    title: 'A discriminator is not complete',
    help: 'Where the property that tells alternatives apart is optional, `defaultMapping` says what is meant without it.',
  },
  'api/duplicate-key': {
    title: 'A key appears twice in one object',
    help: 'JSON keeps the last of them silently, so what stands under the first is lost. Remove one.',
  },
  'api/duplicate-operation-id': {
    title: 'Two operations have the same `operationId`',
    help: 'Each operation still has its page. Code generators and links rely on the id being unique.',
  },
  'api/duplicate-parameter': {
    title: 'A parameter is described twice',
    help: 'Two parameters of one operation have the same name and place. The last one counts.',
  },
  'api/duplicate-tag': {
    title: 'A tag is described twice',
    help: 'The first description of a tag counts. Remove the other.',
  },
  'api/encoding': {
    title: 'A description is not text',
    help: 'Descriptions are read as UTF-8 (or UTF-16 with a byte-order mark). Save the file as UTF-8 in your editor.',
  },
  'api/example': {
    title: 'An example says the same thing in two ways',
    help: '`example` and `examples` exclude each other, as do `value`, `dataValue` and `externalValue`. Keep one of them.',
  },
  'api/fetch-cached': {
    title: 'A remote description could not be fetched, and its last copy is used',
    help: 'The build goes on with what was fetched before. Check the network if the description should be newer.',
  },
  'api/fetch-failed': {
    title: 'A remote description could not be fetched',
    help: 'Three tries failed, and there is no copy from an earlier build. Pages made from it are missing. To be independent of the network, save the description in the project.',
  },
  'api/file-not-found': {
    title: 'A description, or a file it refers to, does not exist',
    help: 'Paths in the settings are relative to the content folder, references relative to the file they are written in. Upper and lower case count.',
  },
  'api/form-encoding': {
    title: 'An `encoding` has no effect or contradicts itself',
    help: '`encoding` belongs to form and multipart bodies, and its keys name properties of their schema.',
  },
  'api/invalid-field': {
    title: 'A value has another type or form than the standard demands',
    help: 'The value is left out of the page. The message says what is expected there.',
  },
  'api/missing-field': {
    title: 'A required field is missing',
    help: 'Where the field can be done without, the page is made anyway, and this is a warning.',
  },
  'api/more-problems': {
    title: 'A description has more problems than are listed',
    help: 'The worst 200 are listed. Fix those, and the next build lists the rest.',
  },
  'api/no-operations': {
    title: 'A description has nothing to show',
    help: 'It has neither paths, webhooks nor schemas, so that no page can be made of it.',
  },
  'api/not-a-description': {
    title: 'A file is no API description',
    help: 'What is read here is OpenAPI 3.0, 3.1, 3.2, Swagger 2.0 or AsyncAPI 2 and 3, in JSON or YAML. The message names what the file seems to be instead.',
  },
  'api/not-checked': {
    title: 'A description could not be checked against the standard',
    help: 'It was read, and its pages are built, but mistakes in it were not looked for.',
  },
  'api/operation-not-found': {
    title: 'A page or navigation entry names an operation that no description has',
    help: 'Write `METHOD /path` exactly as in the description, braces included; with several descriptions put the file in front: `v2.json GET /users`. The page shows this message in place of the reference.',
  },
  'api/overlays': {
    title: 'Overlays are not applied',
    help: 'The description is shown as it is written. Apply overlays before the build, with a tool for them, and name the result in the settings.',
  },
  'api/parameter-name': {
    title: 'A parameter has a name that can not be sent',
    help: 'Header names are letters, digits and a few signs; names in paths have no braces.',
  },
  'api/parameter-style': {
    title: 'A parameter combines fields that exclude each other',
    help: '`style`, `explode` and `allowReserved` belong to parameters with a `schema`; `content` says by itself how a value is written.',
  },
  'api/path-parameter': {
    title: 'The parameters of a path are not those in its braces',
    help: 'Every `{name}` of a path needs a parameter with `in: path` and that name, and the other way round.',
  },
  'api/path-with-query': {
    title: 'A path holds a query',
    help: 'Describe what comes after `?` as parameters with `in: query`.',
  },
  'api/pattern': {
    title: 'A pattern is no regular expression of JavaScript',
    help: 'JSON Schema has the regular expressions of ECMA-262: flags such as `(?i)` and other dialects are not among them. The page shows the pattern as it is written, and the playground does not check values by it.',
  },
  'api/querystring': {
    title: '`in: querystring` is combined with other query parameters',
    help: 'It stands for the whole query, so there can be only one of it, and no `in: query` beside it.',
  },
  'api/reference-loop': {
    title: 'A reference leads only to itself',
    help: 'A chain of `$ref` has to end at something that is no reference. Recursive schemas are fine: there, a property in between makes the difference.',
  },
  'api/reference-not-found': {
    title: 'A reference names nothing',
    help: 'The file is there, but not the place in it. What uses the reference is shown without it.',
  },
  'api/reference-refused': {
    title: 'A reference leads to where descriptions may not read',
    help: 'References reach .json, .yaml, .yml, .md and .avsc files inside of the project, and https addresses of public hosts. Hidden files, package files, links out of the folder and local addresses are not read, since a description may come from somebody else.',
  },
  'api/reference-shape': {
    title: 'A page does not say which operation it describes',
    help: 'In frontmatter, `openapi` is `METHOD /path` or `file METHOD /path`, `api` is `METHOD /path` or `METHOD https://host/path`.',
  },
  'api/required-property': {
    title: 'A schema requires a property that it does not describe',
    help: 'The name under `required` is most likely misspelt, or its entry under `properties` is missing. The page can not show the property.',
  },
  'api/schema-not-found': {
    title: 'A page names a schema that no description has',
    help: '`openapi-schema` is the name of an entry of `components.schemas`, with the file in front where there are several.',
  },
  'api/server-variable': {
    title: 'A server and its variables do not fit',
    help: 'Each `{name}` of a server needs an entry under `variables`, and its `enum` must not be empty.',
  },
  'api/status-code': {
    title: 'A response is not listed under a status code',
    help: 'Keys of `responses` are codes such as `200`, ranges such as `4XX`, or `default`.',
  },
  'api/syntax': {
    title: 'A description is not valid JSON or YAML',
    help: 'Nothing of the file can be read. The place is where the reader stopped; the mistake may be a little before it.',
  },
  'api/tag-parent': {
    title: 'A tag names a parent that is not there, or itself',
    help: 'The `parent` of a tag is the name of another tag, and the chain has to end.',
  },
  'api/too-deep': {
    title: 'A description is nested too deep',
    help: 'No hand-written description comes near the limit. Name the inner schemas under `components`, and refer to them.',
  },
  'api/too-large': {
    title: 'A file is too large for a description',
    help: 'Up to 64 MB are read. Split the description into several files.',
  },
  'api/unknown-field': {
    title: 'A field is not known at its place',
    help: 'It is ignored. With a near name in the hint, it is most likely a typing mistake; fields of your own begin with `x-`.',
  },
  'api/unknown-scheme': {
    title: 'An operation asks for a security scheme that is not defined',
    help: 'The names under `security` are keys of `components.securitySchemes`. The page does not show the scheme, and the playground can not send it.',
  },
  'api/unknown-server': {
    title: 'A channel names a server that is not described',
    help: 'The names under `servers` of a channel are keys of the `servers` of the description. The page does not show the server, and nobody can connect to it from there.',
  },
  'api/unreadable': {
    title: 'A description can not be read',
    help: 'The message has the reason, as the system gave it.',
  },
  'api/unresolved-link': {
    title: 'A link in a description leads nowhere',
    help: 'Links without a whole address lead to pages and files of the site, from its root (`/guide`) or from the folder of the description (`../guide`); `#tag/Pets`, `#operation/listPets` and `#/components/schemas/Pet` lead to the parts of the description. Where the description has `externalDocs`, or was fetched, what the site does not have is looked for there. Else a path from the root (`/login`) stays a link, because another application may answer it, and of others only the words are shown. Schemes other than `https:`, `http:`, `mailto:` and `tel:` are left out too; `//host` is `https://host`.',
  },
  'api/version': {
    title: 'The version of a description is missing, unusual or not supported',
    help: 'A description begins with `openapi: 3.1.0` (3.0, 3.1 or 3.2), `swagger: "2.0"`, or `asyncapi: 3.0.0` (2 or 3). In YAML, put it in quotes, or 3.1 becomes a number.',
  },
  'api/wrong-key': {
    title: 'A description is named under the key of another kind',
    help: '`openapi` names OpenAPI descriptions, `asyncapi` names AsyncAPI descriptions. Its pages are made under either key.',
  },
  'api/xml': {
    title: 'An `xml` object contradicts itself',
    help: '`nodeType` replaces `attribute` and `wrapped`: keep one of them.',
  },
  'api/yaml-alias': {
    title: 'A YAML alias can not be followed',
    help: 'Aliases (`*name`) that multiply or that lie inside of what they name are refused. `$ref` can do all that they can, and is understood by every tool.',
  },
} satisfies Record<string, DiagnosticDoc>
