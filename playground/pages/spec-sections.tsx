import type { Element, RootContent } from 'hast'
import { Heading } from '../../theme/components/heading.tsx'
import { parseSpecMarkdown } from './parse-spec-markdown.ts'
import { useReference } from './reference-context.ts'
import { renderAll, descriptionText } from './spec-markdown.tsx'

/**
 * A text of a description as the main text of its page: unlike in `SpecMarkdown`, its headings
 * are sections of the page, with ids. The highest of them have level 2.
 */
export function SpecSections({ text }: { text: string | undefined }) {
  const { claimAnchor } = useReference()
  if (!text) return null
  const { children } = parseSpecMarkdown(text)
  const levels = [...new Set(children.filter(isHeading).map(levelOf))].sort()
  return (
    <div class="api-description">
      {children.map((node) =>
        isHeading(node) ? (
          <Heading
            level={2 + levels.indexOf(levelOf(node))}
            id={claimAnchor(descriptionText(node))}
          >
            {renderAll(node.children)}
          </Heading>
        ) : (
          renderAll([node])
        ),
      )}
    </div>
  )
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName)
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1))
}
