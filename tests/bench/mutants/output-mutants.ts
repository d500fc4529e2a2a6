import type { Mutant } from './mutant.ts'

const FOLDER = ['tests/plugin/write/output-folder.test.ts']
const LOCK = ['tests/plugin/write/build-lock.test.ts']
const EXCHANGE = ['tests/plugin/write/exchange-folders.test.ts']

/** Mutants of writing the output: locations, permissions, replacing the old site. */
export const outputMutants: readonly Mutant[] = [
  {
    file: 'plugin/write/check-output.ts',
    from: "const REPOSITORY = ['.git', '.hg', '.svn', '.jj']",
    to: "const REPOSITORY = ['.hg', '.svn', '.jj']",
    tests: FOLDER,
    why: 'a build deletes a git repository',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'homes().some((home) => isWithin(folder, home))',
    to: 'homes().some((home) => folder === home)',
    tests: FOLDER,
    why: 'a build deletes the folder around the home folder',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'if (page !== undefined) refuse(',
    to: 'if (page !== undefined && !rights.force) refuse(',
    tests: FOLDER,
    why: '`--force` deletes pages',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'if (asset !== undefined) {',
    to: 'if (asset !== undefined && !force) {',
    tests: FOLDER,
    why: '`--force` deletes files of the site',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'const repository = findInside(folder, repositoryIn)',
    to: 'const repository = repositoryIn(names)',
    tests: FOLDER,
    why: '`--force` deletes a repository inside of a folder',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'findInside(folder, projectIn)',
    to: 'projectIn(names)',
    tests: FOLDER,
    why: '`--force` deletes a project inside of a folder',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: "?? (isBare ? 'HEAD' : undefined)",
    to: '',
    tests: FOLDER,
    why: '`--force` deletes a repository without a working tree',
  },
  {
    file: 'plugin/write/check-output.ts',
    from: 'named.push(userInfo().homedir)',
    to: '',
    tests: FOLDER,
    why: '`sudo` deletes a home folder',
  },
  {
    file: 'plugin/write/output-marker.ts',
    from: "return notFound?.includes('skerry') === true && isPolicy(",
    to: "return notFound?.includes('skerry') === true || isPolicy(",
    tests: FOLDER,
    why: 'a folder that only resembles an output is deleted',
  },
  {
    file: 'plugin/write/output-place.ts',
    from: '?.isSymbolicLink()) return undefined',
    to: '?.isSymbolicLink()) return path',
    tests: FOLDER,
    why: 'an output link that leads nowhere is replaced by a folder',
  },
  {
    file: 'plugin/write/output-place.ts',
    from: '!inside.startsWith(`..${sep}`)',
    to: "!inside.startsWith('..')",
    tests: [...FOLDER, 'tests/plugin/write/output-place.test.ts'],
    why: 'a build into the folder around `..name` deletes the project',
  },
  {
    file: 'plugin/write/output-folder.ts',
    from: `    // Another build may have changed it while this one waited.
    checkOutput(place, options)
`,
    to: '',
    tests: FOLDER,
    why: 'what somebody put into the output while a build waited is deleted',
  },
  {
    file: 'plugin/write/output-folder.ts',
    from: '      if (!lock.isHeld()) throw lost()\n',
    to: '',
    tests: FOLDER,
    why: 'a build whose lock was taken over replaces the output of the other',
  },
  {
    file: 'plugin/write/output-folder.ts',
    from: 'restore(path, folder, steps)\n',
    to: 'steps.remove(path)\n',
    tests: FOLDER,
    why: 'the old site is removed where a killed build had moved it away',
  },
  {
    file: 'plugin/write/output-folder.ts',
    from: 'if (isMissing || isEmpty) steps.rename(old, folder)',
    to: 'if (isMissing) steps.rename(old, folder)',
    tests: FOLDER,
    why: 'an old site is lost where a tool has made an empty folder meanwhile',
  },
  {
    file: 'plugin/write/lock-owner.ts',
    from: 'if (!hasProcess(owner.pid)) return false',
    to: 'if (!hasProcess(owner.pid)) return undefined',
    tests: LOCK,
    why: 'the lock of a dead build keeps the next one waiting',
  },
  {
    file: 'plugin/write/lock-owner.ts',
    from: 'if (owner.boot !== boot || owner.namespace !== namespace)',
    to: 'if (owner.namespace !== namespace)',
    tests: LOCK,
    why: 'a build on another machine is taken for dead by its process number',
  },
  {
    file: 'plugin/write/lock-owner.ts',
    from: 'return started === owner.started',
    to: 'return true',
    tests: LOCK,
    why: 'a dead build lives on in another process of its number',
  },
  {
    file: 'plugin/write/build-lock.ts',
    from: 'if (readHolder(folder)?.id === id) remove(folder, id)',
    to: 'remove(folder, id)',
    tests: LOCK,
    why: 'of two that find a lock dead, the slower one removes the lock of the other',
  },
  {
    file: 'plugin/write/build-lock.ts',
    from: 'if (now - this.#since > TIMEOUT) return true',
    to: 'if (now - this.#since >= 0) return true',
    tests: LOCK,
    why: 'a build in another container is taken for dead at once',
  },
  {
    file: 'plugin/write/exchange-folders.ts',
    from: "if (file.endsWith('.html')) return 3",
    to: "if (file.endsWith('.html')) return 1",
    tests: EXCHANGE,
    why: 'pages are there before the files that they refer to',
  },
  {
    file: 'plugin/write/exchange-folders.ts',
    from: `    steps.rename(old, folder)
    throw error`,
    to: '    throw error',
    tests: EXCHANGE,
    why: 'the old site stays away where the new one cannot be put in its place',
  },
  {
    file: 'plugin/write/exchange-folders.ts',
    from: 'if (plan.empty) removeOthers(',
    to: 'removeOthers(',
    tests: EXCHANGE,
    why: 'files of others are removed from an output that is not to be emptied',
  },
  {
    file: 'plugin/write/exchange-folders.ts',
    from: 'if (existsSync(join(folder, NEXT))) moveContents(folder, steps)',
    to: 'steps.remove(join(folder, NEXT))',
    tests: EXCHANGE,
    why: 'an exchange that was stopped leaves half of each site',
  },
]
