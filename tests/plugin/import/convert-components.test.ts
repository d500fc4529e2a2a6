import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

function convert(text: string, format: 'md' | 'mdx' = 'mdx'): string {
  const { text: once } = convertPage(text, format)
  expect(convertPage(once, format).text).toBe(once)
  return once
}

test.each([
  ['<Admonition type="tip" title="A">\nB\n</Admonition>', '<Tip title="A">\nB\n</Tip>'],
  ['<Admonition>A</Admonition>', '<Note>A</Note>'],
  ['<Aside type="caution">A</Aside>', '<Warning>A</Warning>'],
  ['<Aside type={kind}>A</Aside>', '<Callout type={kind}>A</Callout>'],
  ['<Callout type="idea" emoji="⚡">A</Callout>', '<Tip icon="⚡">A</Tip>'],
  ['<Callout type="warn">A</Callout>', '<Callout type="warn">A</Callout>'],
  ['<Callout title="B">A</Callout>', '<Note title="B">A</Note>'],
  ['<Callout color="red">A</Callout>', '<Callout color="red">A</Callout>'],
  [
    "import { Callout } from 'nextra/components'\n\n<Callout>A</Callout>",
    '<Note>A</Note>',
  ],
])('callouts of other tools become ours: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    '<Tabs groupId="os"><TabItem value="a" label="A">1</TabItem><TabItem value="b" label="B" default>2</TabItem></Tabs>',
    '<Tabs defaultTabIndex={1}><Tab title="A">1</Tab><Tab title="B">2</Tab></Tabs>',
  ],
  [
    `<Tabs defaultValue="b" values={[{ label: 'A', value: 'a' }, { label: "B's", value: 'b' }]}>\n<TabItem value="a">1</TabItem>\n<TabItem value="b">\n\n2\n\n</TabItem>\n</Tabs>`,
    `<Tabs defaultTabIndex={1}>\n<Tab title="A">1</Tab>\n<Tab title="B's">\n\n2\n\n</Tab>\n</Tabs>`,
  ],
  [
    '<Tabs items={[\'npm\', \'Big One\']}><Tab value="npm">1</Tab><Tab value="big-one">2</Tab></Tabs>',
    '<Tabs items={[\'npm\', \'Big One\']}><Tab title="npm">1</Tab><Tab title="Big One">2</Tab></Tabs>',
  ],
  [
    "<Tabs items={['a']}><Tabs.Tab>1</Tabs.Tab></Tabs>",
    "<Tabs items={['a']}><Tabs.Tab>1</Tabs.Tab></Tabs>",
  ],
  [
    '<Tabs><Tab label={<b>a</b>}>1</Tab></Tabs>',
    '<Tabs><Tab title={<b>a</b>}>1</Tab></Tabs>',
  ],
])('tabs get titles: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    '<CardGrid stagger>\n  <LinkCard title="A" description="B <c>" href="/d" />\n</CardGrid>',
    '<CardGroup>\n  <Card title="A" href="/d">\n    B \\<c>\n  </Card>\n</CardGroup>',
  ],
  ['a <LinkCard title="A" description={b} /> c', 'a <Card title="A">{b}</Card> c'],
  [
    '<Card title="A" description="B">C</Card>',
    '<Card title="A" description="B">C</Card>',
  ],
  [
    '<Cards num={3}><Cards.Card title="A" href="/b" /></Cards>',
    '<CardGroup cols={3}><Card title="A" href="/b" /></CardGroup>',
  ],
  [
    'a <Badge text="New" variant="caution" size="small" />',
    'a <Badge color="yellow" size="sm">New</Badge>',
  ],
  ['a <Badge type="info">New</Badge>', 'a <Badge color="blue">New</Badge>'],
  ['a <LinkButton href="/b" variant="minimal">C</LinkButton>', 'a <a href="/b">C</a>'],
  ['a <Link to="/b">C</Link>', 'a <a href="/b">C</a>'],
  ['<Details summary="A">\nB\n</Details>', '<Accordion title="A">\nB\n</Accordion>'],
  [
    '<Accordions type="single"><Accordion title="A" value="b">C</Accordion></Accordions>',
    '<AccordionGroup><Accordion title="A">C</Accordion></AccordionGroup>',
  ],
  ['a <Code code={b} lang="js" />', 'a <CodeBlock language="js">{b}</CodeBlock>'],
  [
    '<CodeBlock language="js" showLineNumbers>{a}</CodeBlock>',
    '<CodeBlock language="js" lines>{a}</CodeBlock>',
  ],
  [
    '<Files>\n<Folder name="a" defaultOpen>\n<File name="b" />\n</Folder>\n</Files>',
    '<Tree>\n<Tree.Folder name="a" defaultOpen>\n<Tree.File name="b" />\n</Tree.Folder>\n</Tree>',
  ],
  [
    '<FileTree><FileTree.Folder name="a" open><FileTree.File name="b" /></FileTree.Folder></FileTree>',
    '<Tree><Tree.Folder name="a" defaultOpen><Tree.File name="b" /></Tree.Folder></Tree>',
  ],
  ['<FileTree>\n\n- a\n\n</FileTree>', '<FileTree>\n\n- a\n\n</FileTree>'],
  [
    "<TypeTable\n  type={{ a: { type: 'b', description: 'C', default: '1' }, d: { type: 'e', required: true } }}\n/>",
    '<ResponseField name="a" type="b" default="1">\n  C\n</ResponseField>\n\n<ResponseField name="d" type="e" required />',
  ],
  ['<TypeTable type={{ a: { ...b } }} />', '<TypeTable type={{ a: { ...b } }} />'],
  [
    '<PackageManagerTabs command="install -D a" />',
    '<CodeGroup>\n\n```bash npm\nnpm install -D a\n```\n\n```bash yarn\nyarn add -D a\n```\n\n```bash pnpm\npnpm add -D a\n```\n\n```bash bun\nbun add -D a\n```\n\n</CodeGroup>',
  ],
])('components get our names and attributes: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    '<Steps>\n\n1. One `a`\n2. Two\n\n   ```js\n     b\n   ```\n\n   - c\n3. Three\n</Steps>',
    '<Steps>\n\n<Step title="One `a`" />\n\n<Step title="Two">\n\n```js\n  b\n```\n\n- c\n\n</Step>\n\n<Step title="Three" />\n</Steps>',
  ],
  [
    'a\n\n<Steps>\n\n1. One\n   goes on\n\n2. Two\n\n</Steps>\n\nb',
    'a\n\n1. One\n   goes on\n\n2. Two\n\nb',
  ],
  [
    '<Steps>\n### One\n\na\n\n#### b\n\n### Two\n</Steps>',
    '<Steps>\n<Step>\n\n### One\n\na\n\n#### b\n\n</Step>\n\n<Step>\n\n### Two\n\n</Step>\n\n</Steps>',
  ],
  [
    '<Steps>\n<Step>\n### One\n</Step>\n</Steps>',
    '<Steps>\n<Step>\n### One\n</Step>\n</Steps>',
  ],
])('lists and headings become steps: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem label=\"a\">b</TabItem></Tabs>",
    '<Tabs><Tab title="a">b</Tab></Tabs>',
  ],
  [
    "---\ntitle: A\n---\n\nimport { Card } from 'fumadocs-ui/components/card';\n\n# B",
    '---\ntitle: A\n---\n\n# B',
  ],
  [
    "import { Aside, Own as Other, Steps } from '@astrojs/starlight/components'\n\n<Aside>{Other}</Aside>",
    "import { Own as Other } from '@astrojs/starlight/components'\n\n<Note>{Other}</Note>",
  ],
  [
    "import {\n  Card,\n  CardGrid,\n} from '@astrojs/starlight/components'\nimport A from './a'\n\n<A />",
    "import A from './a'\n\n<A />",
  ],
  [
    "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl(name)} />",
    "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl(name)} />",
  ],
  ["import Own from '@theme/Own'\n\n<Own />", "import Own from '@theme/Own'\n\n<Own />"],
  [
    "```js\nimport Tabs from '@theme/Tabs'\n```",
    "```js\nimport Tabs from '@theme/Tabs'\n```",
  ],
])('imports of components that the theme has are removed: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
  if (!written.includes('{')) expect(convert(written, 'md')).toBe(expected)
})

test.each([
  'import Tabs from \'./tabs\'\n\n<Tabs groupId="a"><TabItem label="a">b</TabItem></Tabs>',
  'export const Aside = () => null\n\n<Aside>a</Aside>',
  '`<Aside>a</Aside>`\n\n```mdx\n<Aside>a</Aside>\n```\n\n<pre><Aside>a</Aside></pre>',
])('components of the page, and code, stay: %j', (written) => {
  expect(convert(written)).toBe(written)
})

test.each([
  [
    `import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl('img/a.png')} alt="a" />`,
    '<img src="/img/a.png" alt="a" />',
  ],
  ['a <img src={require("@site/static/a.png").default} />', 'a <img src="/a.png" />'],
  [
    'import a from "./a.png"\n\n<img src={a.src} alt={b.src} />',
    'import a from "./a.png"\n\n<img src={a} alt={b.src} />',
  ],
  ['[a](pathname:///a.pdf)', '[a](/a.pdf)'],
  ['`[a](pathname:///a.pdf)`', '`[a](pathname:///a.pdf)`'],
  [
    'a <img src={require("./a.png").default} /> <img src={require("pkg/a.png")} />',
    'a <img src="./a.png" /> <img src={require("pkg/a.png")} />',
  ],
])('URLs of Docusaurus become paths: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})
