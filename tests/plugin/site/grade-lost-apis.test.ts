import { expect, test } from 'vitest'
import type { Api, ApiBinding } from '../../../playground/index.ts'
import { countConsequences, gradeLostApis } from '../../../plugin/site/grade-lost-apis.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'

const error = (code: string, message: string, file?: string): Diagnostic => ({
  severity: 'error',
  code,
  message,
  ...(file !== undefined && { file }),
})
const lost = 'https://api.test/openapi.json'
const cause = error('api/fetch-failed', `\`${lost}\` can't be fetched`, lost)
const count = (
  diagnostics: Diagnostic[],
  lost: string[],
  read: Pick<Api, 'messaging'>[],
) => countConsequences(diagnostics, { lost, read })

interface Needs {
  lost?: string[]
  generating?: string[]
  shown?: string[]
  diagnostics?: Diagnostic[]
}

/** The severities of the problems of each description. */
function severities(
  problems: Record<string, Diagnostic[]>,
  { lost = Object.keys(problems), generating = [], shown = [], diagnostics = [] }: Needs,
): string[] {
  const bindings = shown.map(
    (source) => ({ kind: 'schemas', api: { source } }) as ApiBinding,
  )
  const needs = { lost, read: [{}], generating: new Set(generating), bindings }
  return gradeLostApis(new Map(Object.entries(problems)), { ...needs, diagnostics }).map(
    ({ severity }) => severity,
  )
}
const missing = (message: string) => error('api/operation-not-found', message)

test('entries that lack operations because a description is lost are counted with the cause', () => {
  const found = [
    missing('no operation `GET /a`'),
    cause,
    missing('no operation `GET /b`'),
  ]
  const told = count(found, [lost], [])
  expect(told).toHaveLength(1)
  expect(told[0]!.message).toContain('2 pages and entries')
})

test('those that another description lacks are reported on their own', () => {
  const other = missing('no operation `GET /a` in `local.json`')
  const named = missing(
    `\`${lost} GET /b\` names a description that is not there: \`${lost}\``,
  )
  const told = count([cause, other, named], [lost], [{}])
  expect(told).toEqual([
    {
      ...cause,
      message: `${cause.message}; a page or entry of the navigation lacks its operation`,
    },
    other,
  ])
})

test('a file that pages name from the root is the one that could not be read', () => {
  const unread = error('api/syntax', 'is not valid YAML', 'specs/hooks.yaml')
  const named = ['/', './'].map((start) =>
    missing(`refers to an unknown API description: \`${start}specs/hooks.yaml\``),
  )
  const told = count([unread, ...named], ['specs/hooks.yaml'], [{}])
  expect(told).toHaveLength(1)
  expect(told[0]!.message).toContain('2 pages and entries')
})

test('a description that nothing needs is a warning, and one with pages of its own an error', () => {
  const unread = error('api/syntax', 'is not valid YAML', 'old.yaml')
  const problems = { [lost]: [cause], 'old.yaml': [unread] }
  expect(severities(problems, {})).toEqual(['warning', 'warning'])
  expect(severities(problems, { generating: [lost] })).toEqual(['error', 'warning'])
})

test('what a description lacks is a warning if no page shows it', () => {
  const part = error('api/file-not-found', '`part.yaml` does not exist', 'a.yaml')
  const detail = error('api/invalid-field', 'expected an object', 'a.yaml')
  const problems = { 'a.yaml': [part, detail] }
  expect(severities(problems, { lost: [] })).toEqual(['warning', 'error'])
  expect(severities(problems, { lost: [], shown: ['a.yaml'] })).toEqual([
    'error',
    'error',
  ])
  const diagnostics = [missing('no operation `GET /a` in `a.yaml`')]
  expect(severities(problems, { lost: [], diagnostics })).toEqual(['error', 'error'])
})

test('descriptions that a page may need are errors, and others that it does not name warnings', () => {
  const problems = {
    'a.yaml': [error('api/syntax', 'is not valid YAML', 'a.yaml')],
    'b.yaml': [error('api/syntax', 'is not valid YAML', 'b.yaml')],
  }
  const named = missing('`b.yaml GET /a` refers to an unknown API description: `b.yaml`')
  expect(severities(problems, { diagnostics: [named] })).toEqual(['warning', 'error'])
  const channel = error('api/channel-not-found', 'no channel `a`')
  expect(severities(problems, { diagnostics: [channel] })).toEqual(['error', 'error'])
})

test('nothing is left out where no cause is reported', () => {
  const found = [missing('no operation `GET /a`')]
  expect(count(found, [lost], [])).toEqual(found)
})

test('what another kind of description cannot have is missing because of the lost one', () => {
  const channel = error('api/channel-not-found', 'no channel `a`')
  const messaging = {} as Api['messaging']
  const webhook = missing('no webhook `a`')
  const withEvents = count([cause, webhook, channel], [lost], [{ messaging }])
  expect(withEvents.map(({ code }) => code)).toEqual([
    'api/fetch-failed',
    'api/channel-not-found',
  ])
  const withOperations = count([cause, webhook, channel], [lost], [{}])
  expect(withOperations.map(({ code }) => code)).toEqual([
    'api/fetch-failed',
    'api/operation-not-found',
  ])
})
