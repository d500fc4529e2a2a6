import type { ComponentChildren } from 'preact'
import { TAG_FILTER } from '../islands/tag-filter-class.ts'
import { find, findAll, make, makeText, textOf } from '../markdown/elements.ts'
import {
  drop,
  ifPart,
  labelled,
  withoutLinks,
  type PartRule,
} from '../markdown/part-rule.ts'
import type { AboutOf } from './component-about.ts'

export interface UpdateProps {
  /** A date or a version. Also listed in the table of contents. */
  label?: ComponentChildren
  /** Inline Markdown, below the label. */
  description?: ComponentChildren
  /** Tags for the filter: an array or a comma-separated list. */
  tags?: string[] | string
  /**
   * Title and description in the RSS feed, instead of `label` and `description`. Not shown on
   * the page.
   */
  rss?: { title?: string; description?: string }
  /** Accepted as an alias of `label`. */
  date?: ComponentChildren
  id?: string
  /** Additional ids, space-separated, which published links have. */
  alias?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const updateClass = {
  root: 'update',
  label: 'update-label',
  description: 'update-description',
  tags: 'update-tags',
  tag: 'update-tag',
  content: 'update-content',
} as const

const updateRule: PartRule = (element, inside) => {
  const label = withoutLinks(inside(find(element, updateClass.label)?.children ?? []))
  const description = find(element, updateClass.description)
  const tags = findAll(element, updateClass.tag).map((tag) => textOf(tag).trim())
  const about = [
    ...(description ? inside(description.children) : []),
    ...(tags.length > 0
      ? [makeText(`${description ? ' · ' : ''}${tags.join(', ')}`)]
      : []),
  ]
  return labelled(label, [
    ...(about.length > 0 ? [make('p', about)] : []),
    ...inside(find(element, updateClass.content)?.children ?? []),
  ])
}

export const Update = {
  module: 'components/update',
  attributes: {
    label: {
      type: 'markdown',
      description: 'A date or a version.',
      required: true,
      misnomers: ['title', 'version'],
    },
    description: { type: 'markdown', description: 'Text below the label.' },
    tags: { type: 'list', description: 'Tags for the filter.' },
    rss: { type: 'object', description: '`{title, description}` for the RSS feed.' },
    id: { type: 'text', description: 'Its anchor. Derived from the label by default.' },
    date: { type: 'text', description: 'Alias of `label`.', tolerated: true },
  },
  markdown: {
    [updateClass.root]: ifPart(updateClass.content, updateRule),
    [updateClass.tags]: drop,
    [TAG_FILTER]: drop,
  },
  outline: { anchor: { kind: 'update', text: ['label'] }, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<UpdateProps, 'alias'>
