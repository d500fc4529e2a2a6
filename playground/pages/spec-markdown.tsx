import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import type { ComponentChildren } from 'preact'
import { CodeBlock } from '../../theme/components/code-block.tsx'
import { parseSpecMarkdown } from './parse-spec-markdown.ts'
import { SpecLink } from './spec-link.tsx'
import { textOfHtml } from './text-of-html.ts'

export interface SpecMarkdownProps {
  /** A description out of an API description: untrusted. */
  text: string | undefined
}

/** Deeper nodes become their text: the server's renderer is recursive. */
const DEEPEST = 24

/**
 * Markdown out of an API description. Nothing in it is code: HTML is reduced to its text,
 * addresses of links are checked, images are links, and everything is made of our own nodes.
 */
export function SpecMarkdown({ text }: SpecMarkdownProps) {
  if (!text) return null
  const { children } = parseSpecMarkdown(text)
  return <div class="api-description">{children.map((node) => renderBlock(node, 0))}</div>
}

function renderBlock(node: RootContent, depth: number): ComponentChildren {
  if (depth > DEEPEST) return textOf(node)
  switch (node.type) {
    case 'paragraph':
      return <p>{renderInline(node.children, depth)}</p>
    case 'heading':
      // The page's own headings order it; these only stand out.
      return <p class="api-description-heading">{renderInline(node.children, depth)}</p>
    case 'blockquote':
      return (
        <blockquote>
          {node.children.map((child) => renderBlock(child, depth + 1))}
        </blockquote>
      )
    case 'list': {
      const items = node.children.map((item) => (
        <li>
          {item.children.map((child) =>
            renderItem(child, Boolean(item.spread ?? node.spread), depth + 1),
          )}
        </li>
      ))
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'code':
      return <CodeBlock language={node.lang ?? 'text'}>{node.value}</CodeBlock>
    case 'thematicBreak':
      return <hr />
    case 'table': {
      const [head, ...rows] = node.children
      return (
        <div class="api-description-table" role="region" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head?.children.map((cell) => (
                  <th scope="col">{renderInline(cell.children, depth)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr>
                  {row.children.map((cell) => (
                    <td>{renderInline(cell.children, depth)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    }
    case 'html':
      return textOfHtml(node.value).map((paragraph) => <p>{paragraph}</p>)
    case 'definition':
    case 'footnoteDefinition':
      return null
    default:
      return 'children' in node || 'value' in node
        ? renderInline([node as PhrasingContent], depth)
        : null
  }
}

/** Tight lists have no paragraphs. */
function renderItem(
  node: RootContent,
  spread: boolean,
  depth: number,
): ComponentChildren {
  return node.type === 'paragraph' && !spread
    ? renderInline(node.children, depth)
    : renderBlock(node, depth)
}

function renderInline(
  nodes: readonly PhrasingContent[],
  depth: number,
): ComponentChildren {
  if (depth > DEEPEST) return nodes.map(textOf).join('')
  return nodes.map((node): ComponentChildren => {
    switch (node.type) {
      case 'text':
        return node.value
      case 'strong':
        return <strong>{renderInline(node.children, depth + 1)}</strong>
      case 'emphasis':
        return <em>{renderInline(node.children, depth + 1)}</em>
      case 'delete':
        return <del>{renderInline(node.children, depth + 1)}</del>
      case 'inlineCode':
        return <code>{node.value}</code>
      case 'break':
        return <br />
      case 'link':
        return (
          <SpecLink href={node.url}>{renderInline(node.children, depth + 1)}</SpecLink>
        )
      case 'image':
        // Nothing is fetched from where a description says.
        return <SpecLink href={node.url}>{node.alt || node.url}</SpecLink>
      case 'html':
        return /^<br\s*\/?>$/i.test(node.value) ? <br /> : null
      case 'linkReference':
        return renderInline(node.children, depth + 1)
      default:
        return textOf(node)
    }
  })
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  if (!('children' in node)) return 'alt' in node ? (node.alt ?? '') : ''
  // As a loop: this is where too deep trees end up.
  let text = ''
  const stack: Nodes[] = [...node.children].reverse()
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('value' in next) text += next.value
    else if ('children' in next) stack.push(...[...next.children].reverse())
  }
  return text
}
