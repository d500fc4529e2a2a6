/** A string format with sample texts and a check. */
interface KnownFormat {
  /** Valid texts of several lengths, the preferred one first. */
  texts: readonly string[]
  /** What generated texts have to match. */
  exact: RegExp
}

const HOST =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i
const MAIL = /^[a-z\d._%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const ADDRESS =
  /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~%-]*)?(?:[?#][\w=&%./-]*)?$/i
const BASE64 = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i
const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])`
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`
const IPV4 = String.raw`(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}`

const mail: KnownFormat = {
  texts: ['jsmith@example.com', 'a@b.co', 'john.smith.of.the.example@mail.example.com'],
  exact: MAIL,
}
const url: KnownFormat = {
  texts: [
    'https://example.com',
    'a://b',
    'https://example.com/a/longer/path/to/some/resource/of/the/example',
  ],
  exact: ADDRESS,
}
const host: KnownFormat = { texts: ['example.com', 'a.co', 'localhost'], exact: HOST }
const base64: KnownFormat = {
  texts: ['aSDinaTvuI8gbWludGxpZnk=', 'YWJj', ''],
  exact: BASE64,
}

/**
 * Formats of the OpenAPI Format Registry and of JSON Schema Validation, section 7.3. The first
 * text of each is the one that Mintlify shows.
 */
const FORMATS: Readonly<Record<string, KnownFormat>> = {
  date: { texts: ['2023-12-25'], exact: new RegExp(`^${DAY}$`) },
  'date-time': {
    texts: ['2023-11-07T05:31:56Z', '2023-11-07T05:31:56.000000+00:00'],
    exact: new RegExp(`^${DAY}T${TIME}$`),
  },
  time: {
    texts: ['05:31:56Z', '05:31:56+00:00', '05:31:56.000000Z'],
    exact: new RegExp(`^${TIME}$`),
  },
  duration: {
    texts: ['P3D', 'P1Y2M3DT4H5M6S', 'PT1H', 'P1W'],
    exact:
      /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/,
  },
  email: mail,
  'idn-email': mail,
  uuid: {
    texts: ['3c90c3cc-0d44-4b50-8888-8dd25736052a'],
    exact: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  },
  ipv4: {
    texts: ['127.0.0.1', '192.168.100.200', '1.1.1.1'],
    exact: new RegExp(`^${IPV4}`),
  },
  ipv6: {
    texts: [
      '2606:4700:3108::ac42:2835',
      '::1',
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    ],
    exact:
      /^(?=.*::|(?:[^:]+:){7}[^:]+$)(?!.*::.*::)(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}$/i,
  },
  byte: base64,
  base64,
  base64url: { texts: ['aSDinaTvuI8', 'YWJj', ''], exact: /^[\w-]*$/ },
  uri: url,
  url,
  iri: url,
  'uri-reference': {
    texts: ['/example', '/a', ...url.texts],
    exact: /^[\w./:~%-]+$/,
  },
  'iri-reference': {
    texts: ['/example', '/a', ...url.texts],
    exact: /^[\w./:~%-]+$/,
  },
  'uri-template': { texts: ['/items/{id}', '/{a}'], exact: /^(?:[\w./:~-]|\{\w+\})+$/ },
  hostname: host,
  'idn-hostname': host,
  'json-pointer': { texts: ['/example', '/a', ''], exact: /^(?:\/\w+)*$/ },
  'relative-json-pointer': { texts: ['1/example', '0', '1/a'], exact: /^\d(?:\/\w+)*$/ },
  regex: { texts: ['^[a-z]+$', 'a', '^[A-Za-z0-9_-]{1,64}$'], exact: /^[\w^$[\]+*-]+$/ },
}

/** Sample texts of a format. Empty for an unknown one. */
export function textsOfFormat(format: string | undefined): readonly string[] {
  return knownFormat(format)?.texts ?? []
}

/** Checks a generated text against a format, strictly. True for an unknown format. */
export function matchesFormat(format: string | undefined, text: string): boolean {
  return knownFormat(format)?.exact.test(text) ?? true
}

function knownFormat(format: string | undefined): KnownFormat | undefined {
  return format !== undefined && Object.hasOwn(FORMATS, format)
    ? FORMATS[format]
    : undefined
}
