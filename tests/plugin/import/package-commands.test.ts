import { convertPage } from '../../../plugin/import/convert-page.ts'
import { expect, test } from 'vitest'
import {
  packageCommand,
  packageManagers,
} from '../../../plugin/import/package-commands.ts'

test.each([
  ['npm i a b', ['npm i a b', 'yarn add a b', 'pnpm add a b', 'bun add a b']],
  ['npm install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
  [
    '  npm create a@latest -- --yes',
    [
      '  npm create a@latest -- --yes',
      '  yarn create a --yes',
      '  pnpm create a@latest --yes',
      '  bun create a@latest --yes',
    ],
  ],
  ['npm run dev', ['npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev']],
  ['npm start', ['npm start', 'yarn start', 'pnpm start', 'bun run start']],
  ['npx -y a b', ['npx -y a b', 'yarn dlx a b', 'pnpm dlx a b', 'bunx a b']],
  ['# a', ['# a', '# a', '# a', '# a']],
  ['npm audit fix', ['npm audit fix', undefined, undefined, undefined]],
])('%j is written for each package manager', (line, expected) => {
  expect(packageManagers.map((name) => packageCommand(name, line))).toEqual(expected)
})

test('a block with the names of packages installs them', () => {
  const { text } = convertPage('```package-install\nropes -D\n```\n', 'mdx')
  expect(text).toContain('```bash npm\nnpm install ropes -D\n```')
  expect(text).toContain('```bash pnpm\npnpm add ropes -D\n```')
})
