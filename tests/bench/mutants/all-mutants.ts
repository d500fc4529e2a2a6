import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'
import { outputMutants } from './output-mutants.ts'
import { pageMutants } from './page-mutants.ts'
import { playgroundMutants } from './playground-mutants.ts'
import { remoteMutants } from './remote-mutants.ts'
import { siteMutants } from './site-mutants.ts'
import { storeMutants } from './store-mutants.ts'

export const allMutants: readonly Mutant[] = [
  ...outputMutants,
  ...storeMutants,
  ...remoteMutants,
  ...siteMutants,
  ...pageMutants,
  ...playgroundMutants,
]

/**
 * Lists what keeps mutants from being applied: code that has changed, tests that don't exist.
 *
 * @param root Absolute path of a clone of the repository.
 */
export function findStaleMutants(root: string, mutants: readonly Mutant[]): string[] {
  return mutants.flatMap(({ file, from, tests }) => {
    const path = join(root, file)
    const count = existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0
    const missing = tests.filter((test) => !existsSync(join(root, test)))
    return [
      ...(count === 1 ? [] : [`${file} has this ${count} times: ${from}`]),
      ...missing.map((test) => `${test} doesn't exist`),
    ]
  })
}
