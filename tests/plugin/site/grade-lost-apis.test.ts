import { expect, test } from 'vitest'
import type { Api } from '../../../playground/index.ts'
import { gradeLostApis } from '../../../plugin/site/grade-lost-apis.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'

const error = (code: string, message: string, file?: string): Diagnostic => ({
  severity: 'error',
  code,
  message,
  ...(file !== undefined && { file }),
})
const lost = 'https://api.test/openapi.json'
const cause = error('api/fetch-failed', `\`${lost}\` can't be fetched`, lost)
const grade = (
  diagnostics: Diagnostic[],
  lost: string[],
  read: Pick<Api, 'messaging'>[],
  generating: string[] = [],
) => gradeLostApis(diagnostics, { lost, read, generating: new Set(generating) })
const missing = (message: string) => error('api/operation-not-found', message)

test('entries that lack operations because a description is lost are counted with the cause', () => {
  const found = [
    missing('no operation `GET /a`'),
    cause,
    missing('no operation `GET /b`'),
  ]
  const told = grade(found, [lost], [])
  expect(told).toHaveLength(1)
  expect(told[0]!.message).toContain('2 pages and entries')
})

test('those that another description lacks are reported on their own', () => {
  const other = missing('no operation `GET /a` in `local.json`')
  const named = missing(
    `\`${lost} GET /b\` names a description that is not there: \`${lost}\``,
  )
  const told = grade([cause, other, named], [lost], [{}])
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
  const told = grade([unread, ...named], ['specs/hooks.yaml'], [{}])
  expect(told).toHaveLength(1)
  expect(told[0]!.message).toContain('2 pages and entries')
})

test('a description that nothing needs is a warning, and one with pages of its own an error', () => {
  const unread = error('api/syntax', 'is not valid YAML', 'old.yaml')
  const found = [cause, unread, error('mdx/syntax', 'broken', 'index.mdx')]
  const severities = (generating: string[]) =>
    grade(found, [lost, 'old.yaml'], [{}], generating).map(({ severity }) => severity)
  expect(severities([])).toEqual(['warning', 'warning', 'error'])
  expect(severities([lost])).toEqual(['error', 'warning', 'error'])
})

test('a description that a page may need is an error', () => {
  const told = grade([cause, missing('no operation `GET /a`')], [lost], [])
  expect(told.map(({ severity }) => severity)).toEqual(['error'])
})

test('nothing is left out where no cause is reported', () => {
  const found = [missing('no operation `GET /a`')]
  expect(grade(found, [lost], [])).toEqual(found)
})

test('what another kind of description cannot have is missing because of the lost one', () => {
  const channel = error('api/channel-not-found', 'no channel `a`')
  const messaging = {} as Api['messaging']
  const webhook = missing('no webhook `a`')
  const withEvents = grade([cause, webhook, channel], [lost], [{ messaging }])
  expect(withEvents.map(({ code }) => code)).toEqual([
    'api/fetch-failed',
    'api/channel-not-found',
  ])
  const withOperations = grade([cause, webhook, channel], [lost], [{}])
  expect(withOperations.map(({ code }) => code)).toEqual([
    'api/fetch-failed',
    'api/operation-not-found',
  ])
})
