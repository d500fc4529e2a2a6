import { expect, test } from 'vitest'
import { readOverrides } from '../../../plugin/site/overrides.ts'
import { temporaryFolder, writeFiles } from '../../site/build-site.ts'

const component = 'export default () => <p>Mine</p>\n'

/** Reads the overrides of a folder: names of replaced parts, and problems as short lines. */
function read(files: Record<string, string>, named: Record<string, string> = {}) {
  const root = temporaryFolder()
  writeFiles(root, files)
  const { components, layout, diagnostics } = readOverrides(root, named)
  return {
    replaced: [...components.keys(), ...layout.keys()].sort(),
    problems: diagnostics.map(({ file, code, hint }) => `${file} ${code} ${hint}`),
  }
}

test('a file without default export leaves the part of the theme, and names what it exports', () => {
  const own = 'export function SiteFooter() {\n  return <p>Mine</p>\n}\n'
  expect(read({ 'theme/Footer.jsx': own })).toEqual({
    replaced: [],
    problems: [
      "theme/Footer.jsx theme/no-component Export `SiteFooter` as default. Until then, the theme's own `Footer` is shown.",
    ],
  })
})

test('of several exports, the one named like the part is suggested', () => {
  const own = 'export const footr = 1\nexport class Foter {}\nexport { A, b as C }\n'
  expect(read({ 'theme/Footer.tsx': own }).problems[0]).toContain('Export `Foter`')
  expect(read({ 'theme/Footer.tsx': '' }).problems[0]).toContain('Export the component')
})

test.each([
  component,
  'export function Card() {}\n',
  'export async function Card() {}\n',
  'export const Card = () => <p />\n',
  'function A() {}\nexport { A as Card }\n',
  'function A() {}\nexport { A as default }\n',
  "export { default } from './parts/card.jsx'\n",
  "export * from './parts/card.jsx'\n",
  "import parts from './parts.jsx'\nexport const { Card } = parts\n",
])('a component is exported as default or by its name: %j', (text) => {
  expect(read({ 'theme/Card.jsx': text })).toEqual({ replaced: ['Card'], problems: [] })
  expect(read({ 'my/card.jsx': text }, { Card: './my/card.jsx' })).toEqual({
    replaced: ['Card'],
    problems: [],
  })
})

test('of two files for the same part, the one that is not used is named', () => {
  const files = { 'theme/Footer.jsx': component, 'theme/Footer.tsx': component }
  expect(read(files)).toEqual({
    replaced: ['Footer'],
    problems: ['theme/Footer.jsx theme/repeated-override Remove one of the two.'],
  })
  const named = { 'theme/Footer.jsx': component, 'my/footer.jsx': component }
  expect(read(named, { Footer: './my/footer.jsx' }).problems).toEqual([
    'theme/Footer.jsx theme/repeated-override Remove one of the two.',
  ])
  expect(read(named, { Footer: './theme/Footer.jsx' }).problems).toEqual([])
})

test('a module that is no component and has no name of the theme is one for overrides', () => {
  expect(read({ 'theme/Parts.jsx': 'export const Logo = () => <b />\n' })).toEqual({
    replaced: [],
    problems: [],
  })
})

test.each([
  ['footer.jsx', 'Footer.jsx'],
  ['page-footer.tsx', 'PageFooter.tsx'],
  ['Footer.js', 'Footer.jsx'],
  ['card.ts', 'Card.tsx'],
  ['foter.jsx', 'Footer.jsx'],
  ['page-foter.tsx', 'PageFooter.tsx'],
])('%s is named unlike an override: the right name is suggested', (file, right) => {
  expect(read({ [`theme/${file}`]: component })).toEqual({
    replaced: [],
    problems: [`theme/${file} theme/unknown-override Rename it to theme/${right}.`],
  })
})

test('the case of a name counts', () => {
  const { replaced, problems } = read({ 'theme/FOOTER.jsx': component })
  expect(replaced).toEqual(['FOOTER'])
  expect(problems).toEqual([
    expect.stringMatching(/^theme\/FOOTER\.jsx .*Did you mean `Footer`\?/),
  ])
})

test.each(['theme/Cards.jsx', 'theme/card.jsx', 'theme/card.ts'])(
  '%s with other exports is a module for overrides',
  (file) => {
    const files = { [file]: 'export const sizes = [1, 2]\n' }
    expect(read(files)).toEqual({ replaced: [], problems: [] })
  },
)

test.each([
  ['footer.jsx', './footer.jsx'],
  ['foter.tsx', './foter'],
])('%s is a module if another file of the folder imports it', (file, specifier) => {
  const main = `import Footer from '${specifier}'\nexport default () => <Footer />\n`
  const files = { [`theme/${file}`]: component, 'theme/Navbar.jsx': main }
  expect(read(files)).toEqual({ replaced: ['Navbar'], problems: [] })
})

test('a component under the right name in a misspelled file replaces nothing', () => {
  const files = { 'theme/Foter.jsx': 'export const Footer = () => <b />\n' }
  expect(read(files)).toEqual({
    replaced: [],
    problems: [
      'theme/Foter.jsx theme/unknown-override Did you mean `Footer`? As it stands, the file replaces nothing.',
    ],
  })
})

test('files beside an override may have its name in lower case', () => {
  const files = { 'theme/Card.jsx': component, 'theme/card.js': 'export const a = 1\n' }
  expect(read(files).problems).toEqual([])
  const named = { Card: './theme/card.jsx' }
  expect(read({ 'theme/card.jsx': component }, named).problems).toEqual([])
})
