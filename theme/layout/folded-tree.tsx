import type { ComponentChildren } from 'preact'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { LIST_ROWS } from '../../runtime/long-sidebar.ts'
import { useHref, useShell } from '../../runtime/page-context.ts'
import type { NavGroup, NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { Tag } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import { firstNavPage, holdsPage, isAround, PageRow } from './sidebar-rows.tsx'

/** Rows of a long list that a page shows on each side of the open one. */
const NEAR = 12

interface FoldedTreeProps {
  items: readonly NavItem[]
  /** The open page's path. */
  path: string
  /** Address of the rows that the page lacks (`renderSidebarRows`). */
  rows: string
}

/**
 * A long sidebar: the branch of the open page, with all that is beside it. Other groups are links
 * to their first page, which `runtime/answer-sidebar.ts` gives a fold, and their rows when it is
 * opened. `data-rows` names them: the numbers of the entries on the way there.
 */
export function FoldedTree({ items, path, rows }: FoldedTreeProps) {
  return (
    <ul class="sidebar-tree" data-folded={rows}>
      <Rows items={items} path={path} at="" />
    </ul>
  )
}

interface PlaceProps {
  path: string
  /** `2.0.5`: empty for the outermost list. */
  at: string
}

/**
 * The list of a group with all of its rows, as it is fetched. Groups within are closed, and lists in
 * groups that cannot be closed may be cut in their turn.
 */
export function WholeList({ items, at }: { items: readonly NavItem[]; at: string }) {
  return (
    <GroupList at={at}>
      <RowsBetween items={items} path="" at={at} from={0} to={items.length} />
    </GroupList>
  )
}

/** Of a long list, the rows around the open page, between links to the nearest pages that are left out. */
function Rows({ items, path, at }: PlaceProps & { items: readonly NavItem[] }) {
  const { from, to, before, after } = nearRows(items, path)
  return (
    <>
      {before && <MoreRow at={at} from={0} to={from} page={before} />}
      <RowsBetween items={items} path={path} at={at} from={from} to={to} />
      {after && <MoreRow at={at} from={to} to={items.length} page={after} />}
    </>
  )
}

interface RangeProps {
  /** The first row. */
  from: number
  /** The row after the last. */
  to: number
}

interface NearRows extends RangeProps {
  /** The page of the nearest row that is left out before, and after. */
  before?: NavPage | undefined
  after?: NavPage | undefined
}

/** The part of a list that a page has. Rows that no link of the site could stand for are never left out. */
function nearRows(items: readonly NavItem[], path: string): NearRows {
  const { length } = items
  if (length <= LIST_ROWS) return { from: 0, to: length }
  const open = path === '' ? 0 : items.findIndex((item) => isAround(item, path))
  const from = Math.max(0, Math.min(open - NEAR, length - 2 * NEAR - 1))
  const to = from + 2 * NEAR + 1
  const before = firstNavPage(items.slice(0, from).reverse())
  const after = firstNavPage(items.slice(to))
  return { from: before ? from : 0, to: after ? to : length, before, after }
}

function RowsBetween({
  items,
  path,
  at,
  from,
  to,
}: PlaceProps & RangeProps & { items: readonly NavItem[] }) {
  return items.slice(from, to).map((item, index) => {
    const place = at === '' ? String(from + index) : `${at}.${from + index}`
    return item.kind === 'page' ? (
      <PageRow key={place} page={item} path={path} />
    ) : (
      <Group key={place} group={item} path={path} at={place} />
    )
  })
}

/** Stands for rows of its list; without JavaScript it leads to the nearest of them. */
function MoreRow({ at, from, to, page }: RangeProps & { at: string; page: NavPage }) {
  const { morePages } = useStrings()
  const withBase = useHref()
  return (
    <li class="sidebar-more">
      <a href={withBase(page.url)} data-rows={at} data-range={`${from}-${to}`}>
        {fillIn(morePages, { count: to - from })}
      </a>
    </li>
  )
}

/** What a closed group's title leads to; absent where all of its pages are of other sites. */
export function titlePage({ root, children }: NavGroup): NavPage | undefined {
  return root ?? firstNavPage(children)
}

function Group({ group, path, at }: PlaceProps & { group: NavGroup }) {
  const { drilldown } = useShell().site.settings.interaction
  const { title, icon, tag, root, children } = group
  const isTop = isOutermost(at)
  const isOpen = path !== '' && holdsPage(group, path)
  const target = titlePage(group)
  const list = () => (
    <GroupList at={at}>
      <Rows items={children} path={path} at={at} />
    </GroupList>
  )
  const type = isTop ? 'sidebar-group-wrapper' : 'sidebar-nested'
  // Without a title there is nothing to open it by.
  if (isTop && !title) return <li class={type}>{list()}</li>

  const row = (
    <>
      <NavIcon icon={icon} class={isTop ? 'sidebar-group-icon' : undefined} />
      {isTop ? <span class="sidebar-title">{title}</span> : title}
      {tag && <Tag>{tag}</Tag>}
    </>
  )
  const header = isTop ? 'sidebar-group-header' : undefined
  // Links to other sites alone: no page would show them.
  if (!target)
    return (
      <li class={type}>
        <details open={isOpen}>
          <summary class={header}>{row}</summary>
          {list()}
        </details>
      </li>
    )
  const isLink = root !== undefined || drilldown === true
  const isLeft = !isOpen && children.length > 0
  return (
    <li
      class={type}
      data-linked={isLink ? '' : undefined}
      data-rows={isLeft ? at : undefined}
    >
      <NavLink
        class={header}
        href={target.url}
        external={target.external}
        current={isOpen && root?.path === path && 'page'}
      >
        {row}
      </NavLink>
      {isOpen && children.length > 0 && (
        <details open>
          <summary aria-label={title} />
          {list()}
        </details>
      )}
    </li>
  )
}

function GroupList({ at, children }: { at: string; children: ComponentChildren }) {
  return <ul class={isOutermost(at) ? 'sidebar-group' : undefined}>{children}</ul>
}

function isOutermost(at: string): boolean {
  return !at.includes('.')
}
