/** A piece of inline Markdown: plain text, or markup around `text`, which is Markdown but for code. */
export type InlinePart =
  | string
  | { kind: 'code' | 'strong' | 'em' | 'deleted'; text: string }
  | { kind: 'link'; text: string; href: string }

/** One alternative per construct. Code comes first, because it can't contain other markup. */
const markup =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)|\*\*(?<strong>.+?)\*\*(?!\*)|__(?<strong2>.+?)__(?!\w)|~~(?<deleted>.+?)~~|\*(?<em>[^\s*](?:.*?[^\s*])?)\*|(?<!\w)_(?<em2>[^\s_](?:.*?[^\s_])?)_(?!\w)|\[(?<label>(?:\\.|[^\]\\])*)\]\((?<href>[^\s()]+(?:\([^\s()]*\))?)\)|\\(?<escaped>[!-/:-@[-`{-~])/su

/**
 * Splits inline Markdown, as attributes and settings may have it, at its outermost markup: code,
 * strong, emphasis, strikethrough, links and escapes.
 */
export function splitInlineMarkup(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let rest = text
  for (let match = markup.exec(rest); match; match = markup.exec(rest)) {
    if (match.index > 0) parts.push(rest.slice(0, match.index))
    parts.push(partOf(match.groups!))
    rest = rest.slice(match.index + match[0].length)
  }
  if (rest) parts.push(rest)
  return parts
}

function partOf(groups: Record<string, string | undefined>): InlinePart {
  const { code, deleted, label, href, escaped } = groups
  const strong = groups['strong'] ?? groups['strong2']
  const em = groups['em'] ?? groups['em2']
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (em !== undefined) return { kind: 'em', text: em }
  if (deleted !== undefined) return { kind: 'deleted', text: deleted }
  if (href !== undefined) return { kind: 'link', text: label ?? '', href }
  return escaped ?? ''
}
