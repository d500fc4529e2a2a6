import { h, type ComponentType } from 'preact'
import { expect, test } from 'vitest'
import { pageGuards, type EvaluationProblem } from '../../runtime/page-guards.ts'
import { pageImports } from '../../runtime/page-imports.ts'

function importsOf(modules: Record<string, Record<string, unknown>>) {
  const problems: EvaluationProblem[] = []
  const { imported } = pageImports(modules, {}, (problem) => void problems.push(problem))
  return { imported, problems }
}

test('a value that a module lacks shows nothing, also in a text', () => {
  const { imported, problems } = importsOf({ '/a.jsx': { other: 1 } })
  const { value } = imported('/a.jsx', 'old', '1:10 index.mdx\nversion')
  expect(`v${String(value)}`).toBe('v')
  expect(problems).toMatchObject([
    { message: '/a.jsx has no export `old`, so `version` shows nothing' },
  ])
})

test('a component that a module lacks shows what is inside', () => {
  const { imported, problems } = importsOf({ '/a.jsx': {} })
  imported('/a.jsx', 'Old', '1:10 index.mdx\nNew')
  expect(problems).toMatchObject([
    { message: '/a.jsx has no export `Old`, so only what is inside <New> is shown' },
  ])
})

test('a part that is a component of its own is suggested', () => {
  const problems: EvaluationProblem[] = []
  const Tab = () => null
  const components = { Tab, Tabs: () => null }
  const { at } = pageGuards((problem) => void problems.push(problem), components)
  const parts: Record<string, ComponentType> = {}
  const missing = h(parts['Pane']!, null)
  at(missing, '1:1 index.mdx\n<Tabs.Tab>')
  at(missing, '1:1 index.mdx\n<Tabs.Pane>')
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Did you mean <Tab>?',
    'Check the name after the dot.',
  ])
})
