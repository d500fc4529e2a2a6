import { expect, test } from 'vitest'
import { Color } from '../../../theme/components/color.tsx'
import { Prompt } from '../../../theme/components/prompt.tsx'
import { FileTree, Tree } from '../../../theme/components/tree.tsx'
import { Update } from '../../../theme/components/update.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

test('a tree is lists in lists, whose folders open without JavaScript', () => {
  const rendered = html(
    <Tree className="mine">
      <Tree.Folder name="src" defaultOpen>
        <Tree.File name="index.ts" />
        <Tree.Folder name="deep" />
      </Tree.Folder>
    </Tree>,
  )
  expect(rendered).toMatch(
    /^<div role="list" class="tree mine" data-component-part="tree-root" aria-label="Files">/,
  )
  expect(tags(rendered, 'details')).toEqual(['<details open>', '<details>'])
  expect(words(rendered)).toBe('src index.ts deep')
  expect(tags(rendered, 'data-component-part="tree-file-icon"')).toHaveLength(1)
})

test('a folder that is not openable is always open', () => {
  const rendered = html(
    <Tree>
      <Tree.Folder name="src" openable={false}>
        <Tree.File name="a.ts" />
      </Tree.Folder>
    </Tree>,
  )
  expect(rendered).not.toContain('<details')
  expect(words(rendered)).toBe('src a.ts')
})

test('files and folders can be highlighted', () => {
  const rendered = html(
    <Tree>
      <Tree.Folder name="src" highlight />
      <Tree.File name="a.ts" highlight="true" />
      <Tree.File name="b.ts" highlight={false} />
    </Tree>,
  )
  expect(tags(rendered, 'data-highlight')).toEqual([
    '<div role="listitem" class="tree-folder" data-component-part="tree-folder" data-highlight="true">',
    '<div role="listitem" class="tree-file" data-component-part="tree-file" data-highlight="true">',
  ])
})

test('a Markdown list is a tree: slashes and lists are folders, strong is highlighted', () => {
  const rendered = html(
    <FileTree>
      {'\n'}
      <ul>
        <li>
          docs/
          <ul>
            <li>
              <strong>docs.json</strong> the settings
            </li>
            <li>
              <p>
                <code>my page.mdx</code>
              </p>
            </li>
          </ul>
        </li>
        <li>empty/</li>
        <li>package.json what npm reads</li>
      </ul>
    </FileTree>,
  )
  expect(words(rendered)).toBe(
    'docs docs.json the settings my page.mdx empty package.json what npm reads',
  )
  expect(tags(rendered, 'class="tree-folder"')).toHaveLength(2)
  expect(tags(rendered, 'class="tree-file"')).toHaveLength(3)
  expect(tags(rendered, 'data-highlight')).toEqual([
    '<div role="listitem" class="tree-file" data-component-part="tree-file" data-highlight="true">',
  ])
  expect(rendered).toContain('<span class="tree-comment">the settings</span>')
})

test('an update has its label, description and tags beside its content', () => {
  const rendered = html(
    <Update
      label="**v1.2** beta"
      description="*June*"
      tags={['Fix', 'API']}
      id="v1-2"
      className="mine"
    >
      Faster
    </Update>,
  )
  expect(words(rendered)).toBe('v1.2 beta June Fix API Faster')
  expect(rendered).toContain(
    '<a class="plain-link" href="#v1-2" aria-label="Navigate to changelog: v1.2 beta"><strong>v1.2</strong> beta</a>',
  )
  expect(rendered).toContain(
    'class="update update-container mine" id="v1-2" data-tags="[&quot;Fix&quot;,&quot;API&quot;]"',
  )
  // Styles of the site for lists don't reach the tags.
  expect(tags(rendered, 'role=')).toEqual([
    '<div role="list" class="update-tags" data-component-part="update-tag-list">',
    '<span role="listitem" class="update-tag" data-component-part="update-tag">',
    '<span role="listitem" class="update-tag" data-component-part="update-tag">',
  ])
  expect(rendered).toContain('<em>June</em>')
})

test('an update accepts dates and tags as text, and does not render its feed entry', () => {
  const rendered = html(
    <Update date="2024-01-01" tags="Fix, API" rss={{ title: 'For the feed' }}>
      x
    </Update>,
  )
  expect(words(rendered)).toBe('2024-01-01 Fix API x')
})

test('a prompt is copied from a button and read on demand', () => {
  const rendered = html(
    <Prompt description="Write **tests**" icon="bolt" className="mine">
      <p>You are</p>
    </Prompt>,
  )
  expect(rendered).toContain('class="prompt mine"')
  expect(rendered).toContain('data-copy="You are"')
  expect(words(rendered)).toBe('Write tests Copy prompt Show prompt Hide prompt You are')
})

test('the actions of a prompt are chosen', () => {
  const rendered = html(
    <Prompt description="x" actions={['cursor']}>
      a b
    </Prompt>,
  )
  expect(rendered).not.toContain('data-copy')
  expect(rendered).toContain('href="https://cursor.com/link/prompt?text=a%20b"')
  expect(html(<Prompt description="x" actions="copy, cursor" />)).toContain('data-copy')
})

test('a palette copies the value of a swatch', () => {
  const { html: rendered, styles } = renderChildren(
    <Color variant="table">
      <Color.Row title="Brand">
        <Color.Item name="Green" value="#16A34A" />
        <Color.Item value={{ light: '#fff', dark: '#000' }} />
      </Color.Row>
    </Color>,
  )
  expect(rendered).toContain('data-variant="table"')
  expect(words(rendered)).toBe('Brand Green #16A34A #fff / #000')
  expect(rendered).toContain('data-copy="#16A34A" title="Copy color Green #16A34A"')
  expect(rendered).toContain('data-copy="#fff" data-copy-dark="#000"')
  expect(Object.values(styles)).toEqual([
    '--color-light:#16A34A;--color-dark:#16A34A',
    '--color-light:#fff;--color-dark:#000',
  ])
})
