// `npm run test:all`: unit, site and browser tests with every page of all available sites
// and every damage to the store, of which `npm test` covers a sample. Further arguments
// are passed to Vitest.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const vitest = fileURLToPath(
  new URL('vitest.mjs', import.meta.resolve('vitest/package.json')),
)
const all = ['CORPUS', 'PAGES', 'FAULTS', 'DAMAGE', 'THEMES'].map(
  (part) => `SKERRY_${part}`,
)
const env = { ...process.env, ...Object.fromEntries(all.map((name) => [name, 'all'])) }
for (const config of ['tests/vitest.config.ts', 'tests/browser/vitest.config.ts']) {
  const args = [vitest, 'run', '--config', config, ...process.argv.slice(2)]
  execFileSync(process.execPath, args, { env, stdio: 'inherit' })
}
