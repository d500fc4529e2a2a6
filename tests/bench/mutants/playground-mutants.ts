import type { Mutant } from './mutant.ts'

const READ = ['tests/playground/document/read/read-api.test.ts']
const SCHEMA = ['tests/playground/document/schema/schema-view.test.ts']
const MARKDOWN = ['tests/playground/pages/parse-spec-markdown.test.ts']
const SAMPLES = ['tests/playground/samples/languages/write-sample.test.ts']
const MASK = ['tests/playground/console/state/mask-secrets.test.ts']
const CREDENTIALS = ['tests/playground/console/state/credential-store.test.ts']

/** Mutants of API pages and the playground: reading, rendering, sending and storing. */
export const playgroundMutants: readonly Mutant[] = [
  {
    file: 'playground/document/read/reference-policy.ts',
    from: "    url.protocol !== 'https:' ||\n    isIp ||",
    to: '    isIp ||',
    tests: READ,
    why: 'a description fetches parts of itself unencrypted',
  },
  {
    file: 'playground/document/read/reference-policy.ts',
    from: '    isIp ||\n',
    to: '',
    tests: READ,
    why: 'a description reaches machines of the network by their numbers',
  },
  {
    file: 'playground/document/read/reference-policy.ts',
    from: 'checkInside(await realpath(root), real, from)',
    to: 'checkInside(root, file, from)',
    tests: READ,
    why: 'a `$ref` to a link reads a file outside of the project',
  },
  {
    file: 'playground/document/read/reference-policy.ts',
    from: '/[\\0\\\\]/.test(path) || SCHEME.test(path)',
    to: '/[\\0]/.test(path) || SCHEME.test(path)',
    tests: READ,
    why: 'a `$ref` climbs out of the project by backslashes',
  },
  {
    file: 'playground/document/read/fetch-spec.ts',
    from: 'url = allowUrl(new URL(location, url).href, from ?? start)',
    to: 'url = new URL(location, url)',
    tests: READ,
    why: 'a redirect leads a build to any machine of its network',
  },
  {
    file: 'playground/document/read/fetch-spec.ts',
    from: 'url = allowUrl(new URL(location, url).href, from ?? start)',
    to: 'url = allowUrl(new URL(location, url).href, from)',
    tests: READ,
    why: 'a redirect leads a build to services of the machine itself',
  },
  {
    file: 'playground/document/read/fetch-spec.ts',
    from: 'return entry?.url === url ? entry : undefined',
    to: 'return entry',
    tests: READ,
    why: 'the kept copy of another description is published',
  },
  {
    file: 'playground/document/exact-number.ts',
    from: 'return String(number) === text ? number : { [KEY]: text }',
    to: 'return Number.isFinite(number) ? number : { [KEY]: text }',
    tests: READ,
    why: 'large numbers of a description lose their last digits',
  },
  {
    file: 'playground/document/schema/merge-keywords.ts',
    from: '(x, y) => [...new Set([...x, ...y])]',
    to: '(x, y) => (x.length > 0 ? y : x)',
    tests: SCHEMA,
    why: 'a required property of `allOf` is shown as optional',
  },
  {
    file: 'playground/document/schema/merge-keywords.ts',
    from: 'all.set(name, known ? bothOf(known, schema) : schema)',
    to: 'all.set(name, schema)',
    tests: SCHEMA,
    why: 'what the first part of `allOf` says of a property is lost',
  },
  {
    file: 'playground/document/schema/merge-keywords.ts',
    from: 'return both.length > 0 ? both : b\n}\n\ntype Property',
    to: 'return both.length > a.length ? both : b\n}\n\ntype Property',
    tests: SCHEMA,
    why: 'values are shown that `allOf` does not allow',
  },
  {
    file: 'playground/document/schema/merge-keywords.ts',
    from: 'numberOf(a) > numberOf(b) === isLower ? a : b',
    to: 'numberOf(a) > numberOf(b) ? a : b',
    tests: SCHEMA,
    why: 'the looser of two bounds is shown',
  },
  {
    file: 'playground/console/props/slim-schemas.ts',
    from: 'values.length > LIMITS.options',
    to: 'values.length > LIMITS.depth',
    tests: ['tests/playground/console/props/slim-schemas.test.ts'],
    why: 'readers cannot choose the thirteenth value of a list',
  },
  {
    file: 'playground/document/schema/schema-properties.ts',
    from: "(direction === 'request' && readOnly) ||",
    to: "(direction === 'request' && writeOnly) ||",
    tests: SCHEMA,
    why: 'requests are shown with fields that only answers have',
  },
  {
    file: 'playground/pages/parse-spec-markdown.ts',
    from: "href: ['http', 'https', 'mailto', 'tel'],",
    to: "href: ['http', 'https', 'mailto', 'tel', 'javascript'],",
    tests: MARKDOWN,
    why: 'a link in a description runs code',
  },
  {
    file: 'playground/pages/parse-spec-markdown.ts',
    from: "'script style iframe object",
    to: "'style iframe object",
    tests: MARKDOWN,
    why: 'the code of a script in a description is shown as text',
  },
  {
    file: 'playground/pages/parse-spec-markdown.ts',
    from: "a: ['href'],",
    to: "a: ['href', 'onClick'],",
    tests: MARKDOWN,
    why: 'HTML of a description runs code when it is clicked',
  },
  {
    file: 'playground/samples/languages/shell-literal.ts',
    from: ".replaceAll(\"'\", `'\\\\''`)",
    to: '.replaceAll("\'", `\\\\\'`)',
    tests: SAMPLES,
    why: 'a value with a quote runs in the shell of who copies the command',
  },
  {
    file: 'playground/samples/languages/curl-sample.ts',
    from: "body.text.startsWith('@') ? '--data-raw' : '--data'",
    to: "body.text.startsWith('@@') ? '--data-raw' : '--data'",
    tests: SAMPLES,
    why: 'curl sends a file of the reader in place of a body',
  },
  {
    file: 'playground/samples/languages/curl-sample.ts',
    from: 'return `--form-string ${shellLiteral(',
    to: 'return `--form ${shellLiteral(',
    tests: SAMPLES,
    why: 'curl sends a file of the reader in place of a field',
  },
  {
    file: 'playground/request/write-credentials.ts',
    from: "secrets === 'masked' ? undefined : writeValue(scheme, credentials[index])",
    to: 'writeValue(scheme, credentials[index])',
    tests: ['tests/playground/request/build-request.test.ts'],
    why: 'masked samples show the token',
  },
  {
    file: 'playground/console/state/mask-secrets.ts',
    from: "all.some(({ format }) => format === 'password') ? MASK : value",
    to: "depth === 0 && all.some(({ format }) => format === 'password') ? MASK : value",
    tests: MASK,
    why: 'masked samples show a password inside of a body',
  },
  {
    file: 'playground/console/state/credential-store.ts',
    from: 'find(([place, name]) => place === origin && name === scheme)',
    to: 'find(([, name]) => name === scheme)',
    tests: CREDENTIALS,
    why: 'what was typed for one server is sent to another',
  },
  {
    file: 'playground/console/state/credential-store.ts',
    from: 'else sessionStorage.removeItem(KEY)',
    to: 'else if (remembered) sessionStorage.removeItem(KEY)',
    tests: CREDENTIALS,
    why: 'credentials that a reader forgets stay in the tab',
  },
  {
    file: 'playground/console/state/credential-store.ts',
    from: 'let remembered = false',
    to: 'let remembered = true',
    tests: CREDENTIALS,
    why: 'credentials are kept though no reader asked for that',
  },
  {
    file: 'playground/console/send/send-request.ts',
    from: "credentials: options.credentials || ownCookie ? 'include' : 'omit'",
    to: "credentials: 'include'",
    tests: ['tests/playground/console/send/send-request.test.ts'],
    why: 'cookies of the reader are sent to the API unasked',
  },
]
