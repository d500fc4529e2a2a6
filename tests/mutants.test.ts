import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allMutants, findStaleMutants } from './bench/mutants/all-mutants.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

test('the mutants of `npm run bench -- mutants` can be applied, and their tests exist', () => {
  expect(findStaleMutants(project, allMutants)).toEqual([])
})
