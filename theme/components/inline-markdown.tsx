import type { ComponentChildren } from 'preact'
import { useLink } from './use-link.ts'

export interface InlineMarkdownProps {
  /** Strings are parsed as inline Markdown, elements are rendered as they are. */
  children?: ComponentChildren
}

/**
 * Renders inline Markdown in attributes and settings (titles, captions, the banner): code,
 * strong, emphasis, strikethrough and links. HTML is escaped, so the text can be untrusted.
 */
export function InlineMarkdown({ children }: InlineMarkdownProps) {
  return <>{typeof children === 'string' ? parseInline(children) : children}</>
}

/** One alternative per construct. Code comes first, because it can't contain other markup. */
const markup =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)|\*\*(?<strong>.+?)\*\*(?!\*)|__(?<strong2>.+?)__(?!\w)|~~(?<deleted>.+?)~~|\*(?<em>[^\s*](?:.*?[^\s*])?)\*|(?<!\w)_(?<em2>[^\s_](?:.*?[^\s_])?)_(?!\w)|\[(?<label>(?:\\.|[^\]\\])*)\]\((?<href>[^\s()]+(?:\([^\s()]*\))?)\)|\\(?<escaped>[!-/:-@[-`{-~])/su

function parseInline(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = []
  let rest = text
  for (let match = markup.exec(rest); match; match = markup.exec(rest)) {
    if (match.index > 0) parts.push(rest.slice(0, match.index))
    parts.push(renderMarkup(match.groups!))
    rest = rest.slice(match.index + match[0].length)
  }
  if (rest) parts.push(rest)
  return parts
}

function renderMarkup(groups: Record<string, string | undefined>): ComponentChildren {
  const { code, deleted, label, href, escaped } = groups
  const strong = groups['strong'] ?? groups['strong2']
  const em = groups['em'] ?? groups['em2']
  if (code !== undefined) return <code>{code}</code>
  if (strong !== undefined) return <strong>{parseInline(strong)}</strong>
  if (em !== undefined) return <em>{parseInline(em)}</em>
  if (deleted !== undefined) return <del>{parseInline(deleted)}</del>
  if (href !== undefined)
    return <InlineLink href={href}>{parseInline(label ?? '')}</InlineLink>
  return escaped
}

function InlineLink({ href, children }: { href: string; children: ComponentChildren }) {
  const link = useLink(href)
  return link ? (
    <a class="link" {...link}>
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}
