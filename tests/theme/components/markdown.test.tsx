import type { ComponentChildren } from 'preact'
import { expect, test } from 'vitest'
import { htmlToMarkdown } from '../../../plugin/render/html-to-markdown.ts'
import type { AnyComponent } from '../../../runtime/types/rendering.ts'
import { componentModules, type ComponentName } from '../../../theme/components/about.ts'
import { html } from '../render.tsx'

type Parts = Record<ComponentName, AnyComponent> & {
  Tree: { Folder: AnyComponent; File: AnyComponent }
  Color: { Row: AnyComponent; Item: AnyComponent }
  GitHub: { Repo: AnyComponent }
}

const modules = import.meta.glob<Record<string, AnyComponent>>(
  '../../../theme/components/*.tsx',
  {
    eager: true,
  },
)
const theme = Object.fromEntries(
  Object.entries(componentModules).map(([name, file]) => [
    name,
    modules[`../../../theme/${file}.tsx`]![name]!,
  ]),
) as Parts

const callout = (name: ComponentName, label: string) => ({
  use: (parts: Parts) => {
    const Callout = parts[name]
    return (
      <Callout title="Careful">
        <p>It burns.</p>
      </Callout>
    )
  },
  reads: `> **${label}Careful**\n>\n> It burns.`,
})

/** Each component with all of its parts, and the expected Markdown. */
const samples: Record<
  ComponentName,
  { use: (parts: Parts) => ComponentChildren; reads: string }
> = {
  Accordion: {
    use: ({ Accordion }) => (
      <Accordion title="Title" description="Description" icon="rocket">
        <p>Content</p>
      </Accordion>
    ),
    reads: '**Title**\n\nDescription\n\nContent',
  },
  AccordionGroup: {
    use: ({ AccordionGroup, Accordion }) => (
      <AccordionGroup>
        <Accordion title="One">
          <p>1</p>
        </Accordion>
      </AccordionGroup>
    ),
    reads: '**One**\n\n1',
  },
  Badge: {
    use: ({ Badge }) => (
      <p>
        Plan: <Badge icon="star">Pro</Badge>
      </p>
    ),
    reads: 'Plan: Pro',
  },
  Banner: {
    use: ({ Banner }) => <Banner content="**New** words" />,
    reads: '**New** words',
  },
  Callout: callout('Callout', ''),
  Card: {
    use: ({ Card }) => (
      <>
        <Card title="Linked" icon="rocket" img="/a.png" href="/a" cta="More">
          Text
        </Card>
        <Card title="Plain">Text</Card>
        <Card href="/b" cta="Only words" />
        <Card href="/c">Only text</Card>
        <Card title="Outer">
          <Card title="Inner" href="/d" cta="Go" />
        </Card>
      </>
    ),
    reads: [
      '- [Linked](/a): Text',
      '- **Plain**: Text',
      '- [Only words](/b)',
      '- [Only text](/c)',
      '- **Outer**\n\n  - [Inner](/d)',
    ].join('\n\n'),
  },
  CardGroup: {
    use: ({ CardGroup, Card }) => (
      <CardGroup>
        <Card title="One" href="/1" />
        <Card title="Two" href="/2" />
      </CardGroup>
    ),
    reads: '- [One](/1)\n- [Two](/2)',
  },
  Check: callout('Check', 'Check: '),
  CodeBlock: {
    use: ({ CodeBlock }) => (
      <CodeBlock language="js" title="a.js" icon="rocket" lines expandable>
        let a
      </CodeBlock>
    ),
    reads: '```js a.js\nlet a\n```',
  },
  CodeGroup: {
    use: ({ CodeGroup, CodeBlock }) => (
      <CodeGroup>
        <CodeBlock language="bash" title="npm">
          npm i
        </CodeBlock>
        <CodeBlock language="bash">yarn</CodeBlock>
        <CodeBlock language="bash">bun</CodeBlock>
        <CodeBlock language="python" title="python 3">
          pip
        </CodeBlock>
      </CodeGroup>
    ),
    reads:
      '```bash npm\nnpm i\n```\n\n```bash\nyarn\n```\n\n```bash\nbun\n```\n\n```python python 3\npip\n```',
  },
  Color: {
    use: ({ Color }) => (
      <Color variant="table">
        <Color.Row title="Blue">
          <Color.Item name="Sea" value="#0f6f78" />
          <Color.Item value={{ light: '#fff', dark: '#000' }} />
        </Color.Row>
      </Color>
    ),
    reads: 'Blue\n\n- Sea: `#0f6f78`\n- `#fff / #000`',
  },
  Column: {
    use: ({ Column }) => (
      <Column>
        <p>Cell</p>
      </Column>
    ),
    reads: 'Cell',
  },
  Columns: {
    use: ({ Columns }) => (
      <Columns>
        <p>One</p>
        <p>Two</p>
      </Columns>
    ),
    reads: 'One\n\nTwo',
  },
  Danger: callout('Danger', 'Danger: '),
  Expandable: {
    use: ({ Expandable }) => (
      <Expandable title="the `user` object">
        <Expandable>
          <p>Inside</p>
        </Expandable>
      </Expandable>
    ),
    reads: '**the `user` object**\n\nInside',
  },
  FileTree: {
    use: ({ FileTree }) => (
      <FileTree>
        <ul>
          <li>
            src
            <ul>
              <li>a.ts the entry</li>
            </ul>
          </li>
        </ul>
      </FileTree>
    ),
    reads: '- `src/`\n\n  - `a.ts` the entry',
  },
  Frame: {
    use: ({ Frame }) => (
      <Frame hint="Above" caption="Below">
        <img src="/a.png" alt="A" />
      </Frame>
    ),
    reads: '_Above_\n\n![A](/a.png)\n\n_Below_',
  },
  GitHub: {
    use: ({ GitHub }) => (
      <GitHub>
        <GitHub.Repo repo="harbour/boats" />
      </GitHub>
    ),
    reads: '- [harbour/boats](https://github.com/harbour/boats)',
  },
  Heading: {
    use: ({ Heading }) => (
      <>
        <Heading level={3} id="a" alias="b">
          Rate <code>limits</code>
        </Heading>
        <Heading level={2} id="c">
          See <a href="/d">this</a>
        </Heading>
      </>
    ),
    reads: '### Rate `limits`\n\n## See [this](/d)',
  },
  Icon: {
    use: ({ Icon }) => (
      <p>
        <Icon icon="rocket" /> Go
      </p>
    ),
    reads: 'Go',
  },
  Image: {
    use: ({ Image }) => <Image src="/a.png" alt="A boat" />,
    reads: '![A boat](/a.png)',
  },
  Info: callout('Info', 'Info: '),
  Latex: {
    use: ({ Latex }) => (
      <p>
        <Latex>a^2</Latex>
      </p>
    ),
    // The page contains MathML, without the TeX source.
    reads: '$a^2$',
  },
  Mermaid: {
    use: ({ Mermaid }) => <Mermaid chart={'flowchart LR\n  a --> b'} />,
    reads: '```mermaid\nflowchart LR\n  a --> b\n```',
  },
  Note: callout('Note', 'Note: '),
  Panel: {
    use: ({ Panel }) => (
      <Panel>
        <p>Beside</p>
      </Panel>
    ),
    reads: 'Beside',
  },
  ParamField: {
    use: ({ ParamField }) => (
      <ParamField
        query="limit"
        type="list<number>"
        default={10}
        required
        id="param-limit"
      >
        How many.
      </ParamField>
    ),
    reads: '- `limit` (`list<number>`, query, default: 10, required): How many.',
  },
  Prompt: {
    use: ({ Prompt }) => (
      <Prompt description="Do **it**" actions={['copy', 'cursor']}>
        Please.
      </Prompt>
    ),
    reads: '> **Do it**\n>\n> Please.',
  },
  RequestExample: {
    use: ({ RequestExample, CodeBlock }) => (
      <RequestExample>
        <CodeBlock language="bash" title="cURL">
          curl
        </CodeBlock>
      </RequestExample>
    ),
    reads: '```bash cURL\ncurl\n```',
  },
  ResponseExample: {
    use: ({ ResponseExample, CodeBlock }) => (
      <ResponseExample dropdown>
        <CodeBlock language="json" title="200">
          {'{}'}
        </CodeBlock>
      </ResponseExample>
    ),
    reads: '```json 200\n{}\n```',
  },
  ResponseField: {
    use: ({ ResponseField, Expandable }) => (
      <ResponseField name="user" type="object" pre={['new']} post={['soon']} deprecated>
        Who.
        <Expandable title="properties">
          <ResponseField name="id" type="string" />
        </Expandable>
      </ResponseField>
    ),
    reads: '- `user` (new, object, deprecated, soon)\n\n  Who.\n\n  - `id` (string)',
  },
  Step: {
    use: ({ Steps, Step }) => (
      <Steps titleSize="h3">
        <Step title="Install" id="install">
          <p>Now.</p>
        </Step>
      </Steps>
    ),
    reads: '### Install\n\nNow.',
  },
  Steps: {
    use: ({ Steps, Step }) => (
      <Steps>
        <Step title="Install" id="install" icon="rocket">
          <p>Now.</p>
        </Step>
        <p>Between.</p>
        <Step title="Run" />
      </Steps>
    ),
    reads: '1. **Install**\n\n   Now.\n\n   Between.\n\n2. **Run**',
  },
  Tab: {
    use: ({ Tab }) => (
      <Tab title="Alone">
        <p>Inside</p>
      </Tab>
    ),
    reads: 'Alone\n\nInside',
  },
  Table: {
    use: ({ Table }) => (
      <Table>
        <table>
          <thead>
            <tr>
              <th>A</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>1</td>
            </tr>
          </tbody>
        </table>
      </Table>
    ),
    reads: '| A |\n| - |\n| 1 |',
  },
  Tabs: {
    use: ({ Tabs, Tab }) => (
      <Tabs>
        <Tab title="macOS" icon="apple">
          <p>brew</p>
        </Tab>
        <Tab title="Linux">
          <p>apt</p>
        </Tab>
      </Tabs>
    ),
    reads: '**macOS**\n\nbrew\n\n**Linux**\n\napt',
  },
  Tile: {
    use: ({ Tile }) => (
      <Tile href="/a" title="Title" description="Description">
        <svg />
      </Tile>
    ),
    reads: '- [Title](/a): Description',
  },
  Tip: callout('Tip', 'Tip: '),
  Tooltip: {
    use: ({ Tooltip }) => (
      <p>
        Our{' '}
        <Tooltip headline="Interface" tip="Of programs" cta="More" href="/a">
          API
        </Tooltip>
      </p>
    ),
    reads: 'Our API (Interface: Of programs [More](/a))',
  },
  Tree: {
    use: ({ Tree }) => (
      <Tree>
        <Tree.Folder name="src">
          <Tree.File name="a.ts">the entry</Tree.File>
        </Tree.Folder>
        <Tree.Folder name="lib" openable={false} />
      </Tree>
    ),
    reads: '- `src/`\n\n  - `a.ts` the entry\n\n- `lib/`',
  },
  Update: {
    use: ({ Update }) => (
      <Update label="May" id="may" description="Version 2" tags={['fix', 'api']}>
        <p>Better.</p>
      </Update>
    ),
    reads: '**May**\n\nVersion 2 · fix, api\n\nBetter.',
  },
  Variation: {
    use: ({ Variation }) => (
      <>
        <Variation is="cloud">
          <p>Sign in.</p>
        </Variation>
        <Variation is={['cloud', 'self-hosted']}>
          <p>Both.</p>
        </Variation>
        <p>
          Use <Variation is="self-hosted">your own</Variation>.
        </p>
      </>
    ),
    reads: '**Cloud**\n\nSign in.\n\nBoth.\n\nUse (**Self-hosted:** your own).',
  },
  View: {
    use: ({ View }) => (
      <>
        <View title="Node" icon="rocket">
          <p>npm</p>
        </View>
        <View title="Python">
          <p>pip</p>
        </View>
      </>
    ),
    reads: '**Node**\n\nnpm\n\n**Python**\n\npip',
  },
  Visibility: {
    use: ({ Visibility }) => (
      <Visibility for="humans">
        <p>Seen</p>
      </Visibility>
    ),
    reads: 'Seen',
  },
  Warning: callout('Warning', 'Warning: '),
}

test.each(Object.entries(samples))(
  'what <%s> renders reads well as Markdown',
  (_, { use, reads }) => {
    expect(htmlToMarkdown(html(use(theme))).trim()).toBe(reads)
  },
)
