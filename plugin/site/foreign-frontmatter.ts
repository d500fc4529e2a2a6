import { isPlainObject } from '../kit/is-plain-object.ts'

/** What is lost with a frontmatter key of another tool, and the way out. */
interface LostKey {
  /** Follows "`key` has no effect". */
  effect?: string
  hint: string
  /** Our key for the same. Its value is the same too, unless it has one here. */
  ours?: { key: string; value?: string }
}

const WIDE = { hint: 'Write `mode: wide`.', ours: { key: 'mode', value: 'wide' } }

const CUSTOM_PAGE = {
  hint: 'Write it as the content of the page, and set `mode: custom` for a page without sidebar.',
}

/**
 * Describes a frontmatter key with which other tools (Docusaurus, VitePress, Starlight, Rspress, GitBook)
 * decide whether and where a page is published, how it is listed, or what it shows. Undefined if
 * nothing is lost without it.
 */
export function describeForeignKey(key: string, value: unknown): LostKey | undefined {
  const isOn = value === true || value === 'true'
  const isText = typeof value === 'string' && value.trim() !== ''
  if (key === 'draft' && isOn)
    return {
      effect: ': the page is published',
      hint: 'Add its path to `.mintignore`, or set `hidden: true` to only leave it out of the navigation and the search.',
    }
  if (key === 'unlisted' && isOn)
    return { hint: 'Write `hidden: true`.', ours: { key: 'hidden', value: 'true' } }
  if ((key === 'slug' || key === 'permalink') && isText)
    return {
      effect: ': the URL of a page is the path of its file',
      hint: 'Move the file with `skerry rename`, or add a redirect, and remove the key.',
    }
  if (key === 'sidebar_label' && isText)
    return {
      hint: `Write \`sidebarTitle: ${String(value).trim()}\`.`,
      ours: { key: 'sidebarTitle' },
    }
  if ((key === 'hide_table_of_contents' || key === 'full') && isOn) return WIDE
  const isOff = value === false || value === 'false'
  if (key === 'tableOfContents' && isOff) return WIDE
  if (key === 'pagefind' && isOff)
    return {
      hint: 'Write `searchable: false`.',
      ours: { key: 'searchable', value: 'false' },
    }
  if (key === 'cover' && isText)
    return {
      effect: ': the image is not shown',
      hint: `Write the image into the page: \`![](${String(value).trim()})\`.`,
    }
  const { label } = isPlainObject(value) ? value : {}
  if (key === 'sidebar' && typeof label === 'string')
    return { effect: ' for the label', hint: `Write \`sidebarTitle: ${label}\`.` }
  if (key === 'hero' && typeof value === 'object') return CUSTOM_PAGE
  return undefined
}
