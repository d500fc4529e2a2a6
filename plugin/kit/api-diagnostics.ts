import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of API descriptions and of the pages generated from them. */
export const apiDiagnostics = {
  'api/ambiguous-path': {
    title: 'Two paths differ only in parameter names',
    help: '`/users/{id}` and `/users/{name}` match the same requests. Both are shown. Merge them, or make one more specific.',
  },
  'api/array-items': {
    title: 'An array has no `items`',
    help: 'In Swagger 2.0 and OpenAPI 3.0, `type: array` requires `items`. Use `items: {}` for an array of any values.',
  },
  'api/body-parameters': {
    title: 'Body parameters are contradictory',
    help: 'In Swagger 2.0, a request has either one parameter with `in: body`, or form fields with `in: formData`. Files require `multipart/form-data` in `consumes`.',
  },
  'api/channel-not-found': {
    title: 'A page refers to an unknown channel',
    help: 'In frontmatter, `asyncapi` is the key, address or title of a channel. If there are several descriptions, add the file: `events.yaml orders`. Until this is fixed, the page shows the message instead of the reference.',
  },
  'api/channel-parameter': {
    title: "The parameters of a channel don't match its address",
    help: 'Every `{name}` in the address needs an entry in `parameters` of the channel, and every parameter must be in the address.',
  },
  'api/component-name': {
    title: 'A name in `components` contains invalid characters',
    help: 'The standard allows letters, digits, `.`, `-` and `_`. The component works in Skerry, but other tools may reject it.',
  },
  'api/default': {
    title: "A default isn't allowed by its schema",
    help: '`default` has the type of its schema, and is one of the values of `enum`. It is shown as it is written.',
  },
  'api/discriminator': {
    title: 'A discriminator is incomplete',
    help: 'If the discriminating property is optional, set `defaultMapping` to say which schema applies without it.',
  },
  'api/duplicate-key': {
    title: 'An object contains a key twice',
    help: 'JSON parsers silently use the last one. Remove the other.',
  },
  'api/duplicate-operation-id': {
    title: 'Two operations have the same `operationId`',
    help: 'Both get a page. Code generators and links need unique ids, so rename one.',
  },
  'api/duplicate-parameter': {
    title: 'A parameter is defined twice',
    help: 'Two parameters of an operation have the same name and location. The last one is used.',
  },
  'api/duplicate-tag': {
    title: 'A tag is defined twice',
    help: 'The first definition is used. Remove the other.',
  },
  'api/encoding': {
    title: "A description isn't valid UTF-8",
    help: 'Descriptions must be UTF-8, or UTF-16 with a byte order mark. Save the file as UTF-8.',
  },
  'api/example': {
    title: 'An example is defined in two ways',
    help: '`example` and `examples` are mutually exclusive, and so are `value`, `dataValue` and `externalValue`. Keep one of them.',
  },
  'api/fetch-cached': {
    title: "A remote description couldn't be fetched, so the cached copy is used",
    help: 'Check your network connection if you need the latest version.',
  },
  'api/fetch-failed': {
    title: "A remote description couldn't be fetched",
    help: 'Three attempts failed, and there is no cached copy. Its pages are missing. To build without the network, save the description in your project.',
  },
  'api/file-not-found': {
    title: "A description, or a file that it references, doesn't exist",
    help: 'Paths in settings are relative to the content folder, and references to the file that contains them. Paths are case-sensitive.',
  },
  'api/form-encoding': {
    title: '`encoding` has no effect or is contradictory',
    help: '`encoding` applies to form and multipart bodies, and its keys are properties of their schema.',
  },
  'api/invalid-field': {
    title: 'A value has the wrong type or format',
    help: 'The value is omitted from the page. The message says what is expected.',
  },
  'api/limits': {
    title: 'No value is between two limits',
    help: 'A lower limit such as `minimum` or `minLength` is at most as large as its upper limit. Both are shown as they are written.',
  },
  'api/missing-field': {
    title: 'A required field is missing',
    help: 'If the page can be generated without it, this is a warning.',
  },
  'api/more-problems': {
    title: 'A description has more problems than are listed',
    help: 'The 200 most severe ones are listed. Fix them to see the rest.',
  },
  'api/no-pages': {
    title: 'A description in the navigation makes no pages',
    help: 'Only the innermost entries with `openapi` or `asyncapi` list operations. An entry that contains other tabs, versions or languages only passes its description on to them, for entries such as `GET /users`. Move the key to the entry that should show the operations.',
  },
  'api/no-operations': {
    title: 'A description contains nothing to show',
    help: 'It has no paths, webhooks or schemas, so no pages are generated.',
  },
  'api/not-a-description': {
    title: "A file isn't an API description",
    help: 'Supported are OpenAPI 3.0, 3.1 and 3.2, Swagger 2.0, and AsyncAPI 2 and 3, in JSON or YAML. The message says what the file seems to be.',
  },
  'api/not-checked': {
    title: "A description couldn't be validated",
    help: "Its pages are built, but it wasn't checked against the standard.",
  },
  'api/operation-not-found': {
    title: 'A page or navigation entry refers to an unknown operation',
    help: 'Write `METHOD /path` exactly as in the description, including braces. If there are several descriptions, add the file: `v2.json GET /users`. Until this is fixed, the page shows the message instead of the reference.',
  },
  'api/overlay': {
    title: 'An overlay is invalid',
    help: 'An overlay has `overlay: 1.0.0` or `1.1.0`, `info` and `actions`. Each action has a `target` and one of `update`, `copy` and `remove: true`. Actions that are in order are applied.',
  },
  'api/overlay-target': {
    title: 'An action of an overlay selects nothing',
    help: "`target` and `copy` are JSONPath expressions (RFC 9535), such as `$.paths['/boats'].get` or `$.paths.*.get`. The action has no effect.",
  },
  'api/overlay-value': {
    title: "A value of an overlay doesn't fit its target",
    help: 'Objects are merged with objects, lists are extended, and single values replace single values. Here, the value of the overlay replaces one of another kind.',
  },
  'api/parameter-name': {
    title: 'A parameter has an invalid name',
    help: "Header names consist of letters, digits and a few symbols. Names of path parameters can't contain braces.",
  },
  'api/parameter-style': {
    title: 'A parameter combines mutually exclusive fields',
    help: '`style`, `explode` and `allowReserved` require `schema`. With `content`, the media type defines how the value is serialized.',
  },
  'api/path-parameter': {
    title: "The parameters of a path don't match its placeholders",
    help: 'Every `{name}` in a path needs a parameter with `in: path` and that name, and every path parameter must be in the path.',
  },
  'api/path-with-query': {
    title: 'A path contains a query string',
    help: 'Define what follows `?` as parameters with `in: query`.',
  },
  'api/pattern': {
    title: "A pattern isn't a valid JavaScript regular expression",
    help: "JSON Schema uses ECMA-262 regular expressions, without inline flags such as `(?i)`. The page shows the pattern, but the playground doesn't validate values with it.",
  },
  'api/querystring': {
    title: '`in: querystring` is combined with other query parameters',
    help: 'It represents the whole query string, so an operation can only have one, without `in: query` parameters.',
  },
  'api/reference-loop': {
    title: 'A reference only refers to itself',
    help: "A chain of `$ref` must end at something that isn't a reference. Recursive schemas are valid if there is a property in between.",
  },
  'api/readers': {
    title: 'A part of a description is meant for some readers only',
    help: '`x-mint.groups` of a schema and `x-mint-enum` with groups hide a property, an alternative or a value from other readers on Mintlify. A static site, and the description that it publishes, are the same for everybody.',
  },
  'api/reference-not-found': {
    title: "A reference can't be resolved",
    help: "The file exists, but doesn't contain the target. The referencing part is shown without it.",
  },
  'api/reference-refused': {
    title: "A reference leads to a location that isn't allowed",
    help: 'References can read .json, .yaml, .yml, .md and .avsc files in the project, and https URLs of public hosts. Package files and symbolic links out of the folder are refused, and to a description, which may come from somebody else, also hidden files and local addresses.',
  },
  'api/reference-shape': {
    title: 'A page has an invalid reference to an operation',
    help: 'In frontmatter, write `openapi: METHOD /path` or `openapi: file METHOD /path`, and `api: METHOD /path` or `api: METHOD https://host/path`.',
  },
  'api/required-property': {
    title: "A schema requires a property that it doesn't define",
    help: "The name in `required` is probably misspelled, or its entry in `properties` is missing. The page can't show the property.",
  },
  'api/schema-not-found': {
    title: 'A page refers to an unknown schema',
    help: '`openapi-schema` is the name of an entry of `components.schemas`. If there are several descriptions, add the file before it.',
  },
  'api/security-conflict': {
    title: 'Schemes that are required together are sent in the same place',
    help: 'All schemes of one item of `security` apply together, and a request has one header `Authorization`. If either scheme is enough, write each as an item of its own.',
  },
  'api/server-url': {
    title: 'The URL of a server has no scheme',
    help: '`api.example.com/v1` is a path relative to the description, so requests and samples have the wrong host. Write `https://api.example.com/v1`, or `./v1` for a path.',
  },
  'api/server-variable': {
    title: "A server doesn't match its variables",
    help: "Every `{name}` in the URL of a server needs an entry in `variables`, and its `enum` can't be empty.",
  },
  'api/status-code': {
    title: 'A response has an invalid status code',
    help: 'Keys of `responses` are status codes such as `200`, ranges such as `4XX`, or `default`.',
  },
  'api/syntax': {
    title: "A description isn't valid JSON or YAML",
    help: "The file can't be read. The location is where parsing stopped; the mistake may be slightly before it.",
  },
  'api/tag-parent': {
    title: 'A tag has an unknown or circular parent',
    help: '`parent` is the name of another tag, and the chain of parents must end.',
  },
  'api/too-deep': {
    title: 'A description is nested too deeply',
    help: 'Move nested schemas to `components`, and reference them.',
  },
  'api/too-large': {
    title: 'A description is too large',
    help: 'Files can have up to 64 MB. Split the description into several files.',
  },
  'api/unknown-field': {
    title: "A field isn't part of the standard",
    help: 'The field is ignored. If the hint suggests a similar name, it is probably misspelled. Your own fields must start with `x-`, except in schemas since OpenAPI 3.1.',
  },
  'api/unknown-language': {
    title: 'Samples are requested in an unknown language',
    help: 'Names in `api.examples.languages` are ids such as `curl`, `python` and `typescript`. Others are ignored.',
  },
  'api/unknown-scheme': {
    title: 'An operation uses an undefined security scheme',
    help: "Names in `security` must be keys of `components.securitySchemes`. The page doesn't show the scheme, and the playground can't use it.",
  },
  'api/unknown-server': {
    title: 'A channel uses an undefined server',
    help: "Names in `servers` of a channel must be keys of `servers` of the description. The page doesn't show the server, and readers can't connect to it.",
  },
  'api/unknown-tag': {
    title: 'A tag is nearly one of the defined tags',
    help: 'Operations are grouped by their first tag, so a misspelled one makes a group of its own.',
  },
  'api/unreadable': {
    title: "A description can't be read",
    help: 'The message contains the reason from the operating system.',
  },
  'api/unresolved-link': {
    title: "A link in a description can't be resolved",
    help: "Relative links resolve to pages and files of the site, from its root (`/guide`), the folder of the description (`../guide`) or the page that shows the text. `#tag/Pets`, `#operation/listPets` and `#/components/schemas/Pet` link to parts of the description. Other links are resolved against `externalDocs` or the URL that the description was fetched from. If that isn't possible, absolute paths (`/login`) stay links, because another application may serve them, and other links become text. Schemes other than `https:`, `http:`, `mailto:` and `tel:` are removed. `//host` is read as `https://host`.",
  },
  'api/version': {
    title: 'The version of a description is missing or unsupported',
    help: 'A description starts with `openapi: 3.1.0` (3.0, 3.1 or 3.2), `swagger: "2.0"`, or `asyncapi: 3.0.0` (2 or 3).',
  },
  'api/version-form': {
    title: 'A description is read as another version than the one it names',
    help: 'Quote the version in YAML: unquoted, 3.1 is a number. OpenAPI 3.3 is read as 3.2. With both `openapi` and `swagger`, `openapi` counts.',
  },
  'api/wrong-key': {
    title: 'A description is set under the key for another format',
    help: 'Use `openapi` for OpenAPI descriptions, and `asyncapi` for AsyncAPI descriptions. Pages are generated anyway.',
  },
  'api/xml': {
    title: 'An `xml` object is contradictory',
    help: '`nodeType` replaces `attribute` and `wrapped`. Keep one of them.',
  },
  'api/yaml-alias': {
    title: "A YAML alias can't be resolved",
    help: 'Aliases (`*name`) that expand too much or contain themselves are rejected. Use `$ref` instead, which every tool supports.',
  },
} satisfies Record<string, DiagnosticDoc>
