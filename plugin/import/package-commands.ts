/** The package managers for which commands of npm are shown. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const

type Manager = (typeof packageManagers)[number]

const RUNNERS: Readonly<Record<Manager, string>> = {
  npm: 'npx',
  yarn: 'yarn dlx',
  pnpm: 'pnpm dlx',
  bun: 'bunx',
}

/**
 * A command of npm or npx, for another package manager. Undefined if it isn't one of the common
 * ones. Other lines, such as `cd app`, stay.
 */
export function packageCommand(manager: Manager, line: string): string | undefined {
  const [, indent = '', tool, rest = ''] = /^(\s*)(npm|npx)\s+(.+?)\s*$/.exec(line) ?? []
  if (tool === undefined) return line
  if (manager === 'npm') return line
  if (tool === 'npx')
    return `${indent}${RUNNERS[manager]} ${rest.replace(/^(?:-y|--yes)\s+/, '')}`
  const [verb = '', ...words] = rest.split(/\s+/)
  const written = subcommand(manager, verb, words)
  return written === undefined ? undefined : `${indent}${manager} ${written}`.trimEnd()
}

function subcommand(
  manager: Exclude<Manager, 'npm'>,
  verb: string,
  words: readonly string[],
): string | undefined {
  const rest = words
    .filter((word) => word !== '--save')
    .map((word) => (word === '--save-dev' ? '-D' : word))
  const join = (...all: string[]) => all.join(' ')
  if (/^(?:i|install|add)$/.test(verb))
    return rest.some((word) => !word.startsWith('-'))
      ? join('add', ...rest)
      : join('install', ...rest)
  if (/^(?:create|init)$/.test(verb) && rest.length > 0) {
    const plain = rest.filter((word) => word !== '--')
    return join(
      'create',
      ...(manager === 'yarn' ? plain.map((word) => word.replace(/@latest$/, '')) : plain),
    )
  }
  if (verb === 'run') return join('run', ...rest.filter((word) => word !== '--'))
  if (/^(?:start|test)$/.test(verb) && rest.length === 0)
    return manager === 'bun' ? `run ${verb}` : verb
  if (/^(?:uninstall|remove)$/.test(verb)) return join('remove', ...rest)
  return undefined
}
