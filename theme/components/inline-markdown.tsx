import type { ComponentChildren } from 'preact'
import { splitInlineMarkup } from '../../runtime/kit/inline-markup.ts'
import { useLink } from './use-link.ts'

export interface InlineMarkdownProps {
  /** Strings are parsed as inline Markdown, elements are rendered as they are. */
  children?: ComponentChildren
  /**
   * Titles of components set it to false: they may be buttons or links themselves, so links in them
   * are text that looks like a link, as on Mintlify.
   */
  links?: boolean
}

/**
 * Renders inline Markdown in attributes and settings (titles, captions, the banner): code,
 * strong, emphasis, strikethrough and links. HTML is escaped, so the text can be untrusted.
 */
export function InlineMarkdown({ children, links = true }: InlineMarkdownProps) {
  return <>{typeof children === 'string' ? renderInline(children, links) : children}</>
}

function renderInline(text: string, links: boolean): ComponentChildren[] {
  return splitInlineMarkup(text).map((part) => {
    if (typeof part === 'string') return part
    if (part.kind === 'code') return <code>{part.text}</code>
    const inner = renderInline(part.text, links)
    if (part.kind === 'link')
      return links ? (
        <InlineLink href={part.href}>{inner}</InlineLink>
      ) : (
        <span class="link">{inner}</span>
      )
    if (part.kind === 'strong') return <strong>{inner}</strong>
    return part.kind === 'em' ? <em>{inner}</em> : <del>{inner}</del>
  })
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
