import type { ComponentChildren } from 'preact'
import { expect, test } from 'vitest'
import {
  attributes,
  commonAttributes,
  componentModules,
  type Attributes,
} from '../../theme/components/about.ts'
import { html, renderChildren } from './render.tsx'

/** Attributes without an effect on the component's HTML, which other tests cover. */
const elsewhere = new Set([
  // Accepted, and deliberately without effect.
  'ParamField.optional',
  'ResponseField.optional',
  'Tabs.items',
  'GitHub.Repo.variant',
  'RequestExample.title',
  'ResponseExample.title',
  'CodeGroup.title',
  // Props of islands, tested in tests/browser.
  'Mermaid.placement',
  'Mermaid.actions',
  'Tabs.sync',
  // For the playground (tests/playground/pages) and for feeds (tests/plugin/write).
  'ParamField.placeholder',
  'ParamField.initialValue',
  'Update.rss',
])

/** Props that a component requires to render anything. */
const around: Record<string, Record<string, unknown>> = {
  Callout: { icon: 'rocket' },
  Card: { title: 'Harbour', icon: 'rocket', href: '/a' },
  CodeBlock: { language: 'js', title: 'a.js' },
  'Color.Item': { name: 'Sea', value: '#0f6f78' },
  'Color.Row': { title: 'Row' },
  Color: { variant: 'compact' },
  'GitHub.Repo': { repo: 'harbour/boats' },
  Heading: { level: 2, id: 'heading' },
  Icon: { icon: 'rocket' },
  Image: { src: '/a.png', alt: 'A' },
  Mermaid: { chart: 'flowchart LR' },
  ParamField: { body: 'name', id: 'param-name' },
  Prompt: { description: 'Do it' },
  ResponseField: { name: 'name', id: 'param-name' },
  Step: { title: 'Cast off', id: 'cast-off', icon: undefined },
  Tab: { title: 'One', id: 'one' },
  Tile: { href: '/a', title: 'Tile' },
  Tooltip: { tip: 'Words', href: '/a', cta: 'More' },
  'Tree.File': { name: 'a.md' },
  'Tree.Folder': { name: 'a' },
  Update: { label: 'May', id: 'may' },
  Variation: { is: 'self-hosted' },
  View: { title: 'One' },
  Visibility: { for: 'agents' },
  Badge: { icon: 'star' },
}

/** Attributes that only apply if another one is absent. */
const insteadOf: Record<string, string[]> = {
  'Badge.leadIcon': ['icon'],
  'CodeBlock.filename': ['title'],
  'ParamField.cookie': ['body'],
  'ParamField.header': ['body'],
}

/** Attributes that only apply together with another one. */
const beside: Record<string, Record<string, unknown>> = {
  iconType: { icon: 'star' },
  color: { icon: 'rocket' },
  start: { lines: true },
}

/** Values that differ from every default, by attribute name or type. */
const values: Record<string, unknown> = {
  arrow: true,
  actions: ['cursor'],
  chart: 'sequenceDiagram',
  cols: 3,
  defaultTabIndex: 1,
  display: true,
  for: 'humans',
  highlight: '1',
  focus: '1',
  href: '/elsewhere',
  iconType: 'regular',
  library: 'lucide',
  level: 3,
  noAnchor: true,
  openable: false,
  placement: 'top-left',
  shape: 'pill',
  size: 'lg',
  sync: false,
  start: 7,
  tags: ['fix'],
  titleSize: 'h3',
  type: 'warning',
  variant: 'table',
  color: '#b45309',
  value: '#b45309',
}
const perAttribute: Record<string, unknown> = {
  'Badge.color': 'red',
  'Badge.variant': 'outline',
  'Tree.File.highlight': true,
  'Tree.Folder.highlight': true,
  'CodeBlock.language': 'python',
  'Icon.icon': 'anchor',
  'Icon.size': 40,
  'ParamField.type': 'string[]',
  'ResponseField.type': 'string[]',
  'Mermaid.actions': false,
  'Image.width': 40,
  'Image.height': 40,
}
const byType: Record<string, unknown> = {
  text: 'other words',
  markdown: 'with **weight**',
  flag: true,
  number: 5,
  icon: 'anchor',
  color: '#b45309',
  url: '/other.png',
  lines: '1',
  list: ['pill'],
  object: {},
  any: '#b45309',
}

/**
 * Components that are rendered by their parent, or that require children of a certain
 * kind.
 */
const draw: Record<string, (part: ComponentChildren, parts: Parts) => ComponentChildren> =
  {
    Tab: (tab, { Tabs }) => <Tabs>{tab}</Tabs>,
    Step: (step, { Steps }) => <Steps>{step}</Steps>,
    'Color.Item': (item, { Color }) => <Color variant="compact">{item}</Color>,
    'Color.Row': (row, { Color }) => <Color variant="table">{row}</Color>,
    'Tree.File': (file, { Tree }) => <Tree>{file}</Tree>,
    'Tree.Folder': (folder, { Tree }) => <Tree>{folder}</Tree>,
  }
const childrenOf: Record<string, (parts: Parts) => ComponentChildren> = {
  Tabs: ({ Tab }) => [<Tab title="One">1</Tab>, <Tab title="Two">2</Tab>],
  CodeGroup: ({ CodeBlock }) => [
    <CodeBlock title="A">a</CodeBlock>,
    <CodeBlock title="B">b</CodeBlock>,
  ],
  Steps: ({ Step }) => <Step title="One">1</Step>,
  Latex: () => 'a^2',
  Color: ({ 'Color.Row': Row, 'Color.Item': Item }) => (
    <Row title="Blue">
      <Item name="Sea" value="#0f6f78" />
    </Row>
  ),
  'Color.Row': ({ 'Color.Item': Item }) => <Item name="Sea" value="#0f6f78" />,
  CardGroup: ({ Card }) => <Card title="One" />,
  Mermaid: () => undefined,
  FileTree: () => undefined,
  'Color.Item': () => undefined,
}
childrenOf['RequestExample'] = childrenOf['ResponseExample'] = childrenOf['CodeGroup']!

// oxlint-disable-next-line typescript/no-explicit-any -- props are each component's own
type Parts = Record<string, any>
const parts: Parts = {}
const modules = import.meta.glob<Parts>('../../theme/components/*.tsx', { eager: true })
for (const [name, file] of Object.entries(componentModules))
  parts[name] = modules[`../../theme/${file}.tsx`]![name]!
for (const name of ['Tree.Folder', 'Tree.File', 'Color.Row', 'Color.Item']) {
  const [whole, part] = name.split('.') as [string, string]
  parts[name] = parts[whole][part]
}

function render(name: string, props: Record<string, unknown>): string {
  const Part = parts[name]!
  const children = (childrenOf[name] ?? (() => 'Children'))(parts)
  const element = <Part {...props}>{children}</Part>
  const { html: rendered, styles } = renderChildren(
    (draw[name] ?? ((part) => part))(element, parts),
  )
  return rendered + JSON.stringify(styles)
}

const cases = Object.entries<Attributes>(attributes).flatMap(([name, list]) =>
  Object.entries(list)
    .filter(([attribute]) => !elsewhere.has(`${name}.${attribute}`))
    .map(([attribute, { type, default: word, tolerated }]) => ({
      name,
      attribute,
      type,
      word,
      tolerated,
    })),
)

test.each(cases.filter(({ tolerated }) => !tolerated))(
  '$name: $attribute has an effect',
  ({ name, attribute, type, word }) => {
    const base: Record<string, unknown> = {
      ...around[name],
      ...(attribute in (around[name] ?? {}) ? {} : beside[attribute]),
    }
    for (const other of insteadOf[`${name}.${attribute}`] ?? []) delete base[other]
    const words = Array.isArray(type) ? type.find((other) => other !== word) : undefined
    const value =
      perAttribute[`${name}.${attribute}`] ??
      values[attribute] ??
      words ??
      byType[type as string]
    expect(render(name, { ...base, [attribute]: value })).not.toBe(render(name, base))
  },
)

test.each(
  Object.keys(parts).filter(
    (name) =>
      ![
        'Latex',
        'Mermaid',
        'Visibility',
        'Panel',
        'Tab',
        'Color.Row',
        'Color.Item',
        'Tree.File',
        'Tree.Folder',
        'Image',
      ].includes(name),
  ),
)('%s takes class and className for its outermost element', (name) => {
  expect(Object.keys(commonAttributes).sort()).toEqual(['class', 'className'])
  for (const attribute of Object.keys(commonAttributes))
    expect(html(<>{render(name, { ...around[name], [attribute]: 'mine' })}</>)).toMatch(
      /class=.{1,6}[^&"]*\bmine\b/,
    )
})
