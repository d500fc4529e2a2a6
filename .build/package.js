// `npm run build`: TypeScript to dist/, which mirrors the tree; then what is not TypeScript.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
rmSync(dist, { recursive: true, force: true })

const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc')
execFileSync(process.execPath, [tsc, '-p', join(root, '.build/tsconfig.json')], { stdio: 'inherit' })

for (const room of ['plugin', 'runtime', 'theme', 'playground']) {
  cpSync(join(root, room), join(dist, room), {
    recursive: true,
    filter: (path) => !/\.[jt]sx?$/.test(path) || path.endsWith('.d.ts'),
  })
}

// The short address of the command.
writeFileSync(join(dist, 'cli.js'), "#!/usr/bin/env node\nimport './plugin/cli.js'\n")
chmodSync(join(dist, 'cli.js'), 0o755)
