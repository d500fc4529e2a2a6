import { expect, test } from 'vitest'
import { checkFeedback } from '../../../plugin/check/check-feedback.ts'
import type { Project } from '../../../plugin/site/project.ts'

const check = (feedback: object, repository?: object) =>
  checkFeedback({
    root: '/site',
    settings: { file: 'docs.json', feedback, integrations: {} },
    site: { scripts: [] },
    repository,
  } as unknown as Project).map(({ code, message }) => `${message} [${code}]`)

test.each(['suggestEdit', 'raiseIssue'])(
  'feedback.%s without a repository is reported',
  (key) => {
    expect(check({ [key]: true })).toEqual([
      `\`feedback.${key}\` has no effect: the repository of the site is unknown [check/unknown-repository]`,
    ])
    expect(check({ [key]: true }, { url: 'https://example.com/a/b' })).toEqual([])
  },
)

test('an unknown repository is reported once for both buttons', () => {
  expect(check({ suggestEdit: true, raiseIssue: true })).toEqual([
    '`feedback.suggestEdit` and `feedback.raiseIssue` have no effect: the repository of the site is unknown [check/unknown-repository]',
  ])
})

test('ratings that nothing receives are reported', () => {
  expect(check({ thumbsRating: true })).toEqual([
    '`feedback.thumbsRating` has no effect: nothing receives the ratings [check/unheard-feedback]',
  ])
  expect(check({ thumbsRating: true, endpoint: '/rate' })).toEqual([])
})
