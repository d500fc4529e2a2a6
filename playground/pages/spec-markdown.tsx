import type { Element, ElementContent, Nodes, RootContent } from 'hast'
import { type ComponentChildren, h } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import { Callout } from '../../theme/components/callout.tsx'
import { CodeBlock } from '../../theme/components/code-block.tsx'
import { parseSpecMarkdown } from './parse-spec-markdown.ts'
import { isCalloutName } from './callouts-in-text.ts'
import { DescriptionLink } from './description-link.tsx'
import './spec-markdown.css'

interface SpecMarkdownProps {
  /** A text of an API description; untrusted. */
  text: string | undefined
}

/** Deeper nodes are reduced to their text: the server renderer is recursive. */
const MAX_DEPTH = 24

/**
 * Renders the Markdown and HTML of a description. Elements are restricted to an allowlist, link
 * URLs are checked, and images become links.
 */
export function SpecMarkdown({ text }: SpecMarkdownProps) {
  if (!text) return null
  const { children } = parseSpecMarkdown(text)
  return <div class="api-description">{renderAll(children)}</div>
}

/** Renders nodes of a parsed description. */
export function renderAll(
  nodes: readonly (RootContent | ElementContent)[],
  depth = 0,
  inLink = false,
): ComponentChildren[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    return depth > MAX_DEPTH
      ? descriptionText(node)
      : renderElement(node, depth + 1, inLink)
  })
}

/** Presentational elements and their semantic equivalents. */
const EQUIVALENTS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del' }

/** @param inLink Inside a link, where images are reduced to their alt text. */
function renderElement(node: Element, depth: number, inLink: boolean): ComponentChildren {
  const { tagName, properties, children } = node
  const isLink = tagName === 'a' && properties['href'] !== undefined
  const inner = () => renderAll(children, depth, inLink || isLink)
  if (isCalloutName(tagName)) return <Callout type={tagName}>{inner()}</Callout>
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      // Not a heading, so that the page's outline stays that of its sections.
      return <p class="api-description-heading">{inner()}</p>
    case 'a': {
      const href = String(properties['href'] ?? '')
      // Footnotes have no ids, since a page contains many descriptions. Their numbers become
      // text, and back references are dropped.
      if (href.startsWith('#user-content-fnref')) return null
      if (href.startsWith('#user-content-fn-')) return <>{inner()}</>
      return <DescriptionLink href={href}>{inner()}</DescriptionLink>
    }
    case 'img': {
      // Nothing is fetched from URLs in a description.
      const source = String(properties['src'] ?? '')
      const label = String(properties['alt'] || source)
      return inLink ? label : <DescriptionLink href={source}>{label}</DescriptionLink>
    }
    case 'pre':
      return (
        <CodeBlock language={languageOf(node)}>
          {descriptionText(node).trimEnd()}
        </CodeBlock>
      )
    case 'table':
      return (
        <ScrolledTable>
          <table>{inner()}</table>
        </ScrolledTable>
      )
    case 'th':
      return (
        <th scope="col" {...spans(node)}>
          {inner()}
        </th>
      )
    case 'td':
      return <td {...spans(node)}>{inner()}</td>
    case 'ol':
      return <ol start={Number(properties['start'] ?? 1) || 1}>{inner()}</ol>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    default:
      return h(EQUIVALENTS[tagName] ?? tagName, {}, inner())
  }
}

function ScrolledTable({ children }: { children: ComponentChildren }) {
  return (
    <div
      class="api-description-table"
      role="group"
      aria-label={useStrings().scrollTable}
      tabIndex={0}
    >
      {children}
    </div>
  )
}

function spans({ properties }: Element): { colSpan?: number; rowSpan?: number } {
  const read = (name: string) => {
    const count = Number(properties[name])
    return count > 1 && count <= 100 ? count : undefined
  }
  const [colSpan, rowSpan] = [read('colSpan'), read('rowSpan')]
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }
}

function languageOf({ children }: Element): string {
  const [code] = children
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const [name] = Array.isArray(names) ? names : []
  return typeof name === 'string' ? name.replace(/^language-/, '') : 'text'
}

/** The text of a node, without markup. */
export function descriptionText(node: Nodes): string {
  // A loop instead of recursion, since this handles trees that are too deep.
  let text = ''
  const stack: Nodes[] = [node]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.type === 'text') text += next.value
    else if ('children' in next) stack.push(...[...next.children].reverse())
  }
  return text
}
