import { cloneElement, toChildArray, type VNode } from 'preact'
import TabsIsland from '../islands/tabs.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import type { CodeBlockProps } from './code-block.about.ts'
import { CodeBlock } from './code-block.tsx'
import type { CodeGroupProps } from './code-group.about.ts'
import { collectPanels } from './collect-panels.ts'
import { Icon } from './icon.tsx'
import { isVNode, type ParentElement } from './is-vnode.ts'
import { readFlag } from './read-flag.ts'
import './code-group.css'
import './panels.css'

export type { CodeGroupProps } from './code-group.about.ts'

interface CodePanelsProps extends CodeGroupProps {
  id?: string
  /** Name of blocks without a title. If set, languages are not used as names. */
  fallback?: string
}

/** Code blocks shown as tabs, named by title or language. */
export function CodeGroup(props: CodeGroupProps) {
  return <CodePanels {...props} />
}

/** A CodeGroup with an id and a custom name for untitled blocks: `Request`, `Request 2`. */
export function CodePanels({
  children,
  dropdown,
  id,
  fallback,
  ...props
}: CodePanelsProps) {
  const strings = useStrings()
  const { panels, rest } = collectPanels<CodeBlockProps>(
    children,
    (block) => 'html' in block || 'language' in block || 'children' in block,
    blockOf,
  )
  const taken = new Map<string, number>()
  const tabs = panels.map((block) => {
    const { title, filename, language, icon, iconType } = block.props
    const written = title || filename || fallback
    const name = written ?? (language || strings.code)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return {
      title: count > 1 ? `${name} ${count}` : name,
      icon: icon ? (
        <Icon class="code-block-icon" icon={icon} iconType={iconType} size={14} />
      ) : undefined,
      content: cloneElement(block, {
        title: undefined,
        filename: undefined,
        icon: undefined,
        // Its tab has a name, but its Markdown has no title.
        ...(written === undefined && { 'data-untitled': '' }),
      }),
    }
  })
  return (
    <>
      {rest}
      {tabs.length > 0 && (
        <TabsIsland
          part="code-group"
          class={classNames('code-group', props.class, props.className)}
          id={id}
          tabs={tabs}
          initial={0}
          sync
          label={strings.code}
          dropdown={readFlag(dropdown) ? strings.selectLanguage : undefined}
        />
      )}
    </>
  )
}

/** Components of snippets write `<pre><code>`, which no fence has become. */
function blockOf(child: ParentElement): VNode {
  if (child.type !== 'pre') return child
  const code = toChildArray(child.props.children).find(isVNode)
  const props = { ...code?.props, ...child.props } as Record<string, string | undefined>
  const [, named] = /\blanguage-(\S+)/.exec(`${props.className} ${props.class}`) ?? []
  return (
    <CodeBlock
      title={props['data-title'] ?? props.title}
      language={props['data-language'] ?? named}
    >
      {child.props.children}
    </CodeBlock>
  )
}
