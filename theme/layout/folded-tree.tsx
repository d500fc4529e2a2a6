import type { ComponentChildren } from 'preact'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { MAX_LIST_ROWS } from '../../runtime/long-sidebar.ts'
import { useHref, useShell } from '../../runtime/page-context.ts'
import type { NavGroup, NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { firstNavPage } from './first-nav-page.ts'
import { TagPill } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import { groupContains, isCurrentOrAncestor, PageRow } from './sidebar-rows.tsx'

/** Rows of a truncated list shown on each side of the current one. */
const NEARBY_ROWS = 12

interface FoldedTreeProps {
  items: readonly NavItem[]
  /** Path of the current page. */
  path: string
  /** URL of the omitted rows (see `renderSidebarRows`). */
  rows: string
}

/**
 * A long sidebar, rendered in part: the branch of the current page with all siblings. Other
 * groups are links to their first page; `runtime/handle-sidebar.ts` adds a toggle and loads the
 * rows when it is opened. `data-rows` holds the group's location: the indexes of the entries
 * that lead to it.
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
  /** Location in the tree, such as `2.0.5`. Empty for the outermost list. */
  at: string
}

/**
 * The complete list of a group, as loaded by the browser. Groups inside are collapsed, but long
 * lists in groups that can't be collapsed may be truncated again.
 */
export function WholeList({ items, at }: { items: readonly NavItem[]; at: string }) {
  return (
    <GroupList at={at}>
      <RowRange items={items} path="" at={at} from={0} to={items.length} />
    </GroupList>
  )
}

/**
 * The rows of a list. A long list is truncated to those around the current page, between links
 * to the nearest omitted pages.
 */
function Rows({ items, path, at }: PlaceProps & { items: readonly NavItem[] }) {
  const { from, to, before, after } = visibleRows(items, path)
  return (
    <>
      {before && <PlaceholderRow at={at} from={0} to={from} page={before} />}
      <RowRange items={items} path={path} at={at} from={from} to={to} />
      {after && <PlaceholderRow at={at} from={to} to={items.length} page={after} />}
    </>
  )
}

interface RangeProps {
  /** Index of the first row. */
  from: number
  /** Index after the last row. */
  to: number
}

interface VisibleRows extends RangeProps {
  /** The nearest omitted page before and after the rows. */
  before?: NavPage | undefined
  after?: NavPage | undefined
}

/**
 * The range of rows to render. Rows are only omitted if one of them is a page of this site, to
 * which the placeholder can link.
 */
function visibleRows(items: readonly NavItem[], path: string): VisibleRows {
  const { length } = items
  if (length <= MAX_LIST_ROWS) return { from: 0, to: length }
  const open =
    path === '' ? 0 : items.findIndex((item) => isCurrentOrAncestor(item, path))
  const from = Math.max(0, Math.min(open - NEARBY_ROWS, length - 2 * NEARBY_ROWS - 1))
  const to = from + 2 * NEARBY_ROWS + 1
  const before = firstNavPage(items.slice(0, from).reverse())
  const after = firstNavPage(items.slice(to))
  return { from: before ? from : 0, to: after ? to : length, before, after }
}

function RowRange({
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

/** A placeholder for omitted rows. Without JavaScript, it links to the nearest of them. */
function PlaceholderRow({
  at,
  from,
  to,
  page,
}: RangeProps & { at: string; page: NavPage }) {
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

/**
 * The page to which the title of a collapsed group links. Undefined if all of its pages are on
 * other sites.
 */
export function titlePage({ root, children }: NavGroup): NavPage | undefined {
  return root ?? firstNavPage(children)
}

function Group({ group, path, at }: PlaceProps & { group: NavGroup }) {
  const { features, settings } = useShell().site
  const { drilldown } = settings.interaction
  const { title, icon, tag, root, children } = group
  const isTop = isOutermost(at)
  const name = features.rowNames && !isTop ? title : undefined
  const isOpen = path !== '' && groupContains(group, path)
  const target = titlePage(group)
  const list = () => (
    <GroupList at={at}>
      <Rows items={children} path={path} at={at} />
    </GroupList>
  )
  const type = isTop ? 'sidebar-group-wrapper' : 'sidebar-nested'
  // A group without a title can't be toggled.
  if (isTop && !title) return <li class={type}>{list()}</li>

  const row = (
    <>
      <NavIcon icon={icon} class={isTop ? 'sidebar-group-icon' : undefined} />
      {isTop ? <GroupTitle>{title}</GroupTitle> : title}
      {tag && <TagPill>{tag}</TagPill>}
    </>
  )
  const header = isTop ? 'sidebar-group-header' : undefined
  // All links go to other sites, so no page would ever show this branch.
  if (!target)
    return (
      <li class={type} data-title={name}>
        <details open={isOpen}>
          <summary class={header}>{row}</summary>
          {list()}
        </details>
      </li>
    )
  const isLink = root !== undefined || drilldown === true
  const isOmitted = !isOpen && children.length > 0
  return (
    <li
      class={type}
      data-title={name}
      data-linked={isLink ? '' : undefined}
      data-rows={isOmitted ? at : undefined}
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

/** Scripts of the site may select it as in a shorter sidebar. */
function GroupTitle({ children }: { children: ComponentChildren }) {
  return useShell().site.features.groupIds ? (
    <h5 id="sidebar-title" class="sidebar-title" aria-level={3}>
      {children}
    </h5>
  ) : (
    <span class="sidebar-title">{children}</span>
  )
}

function GroupList({ at, children }: { at: string; children: ComponentChildren }) {
  const { groupIds } = useShell().site.features
  const isTop = isOutermost(at)
  return (
    <ul
      id={isTop && groupIds ? 'sidebar-group' : undefined}
      class={isTop ? 'sidebar-group' : undefined}
    >
      {children}
    </ul>
  )
}

function isOutermost(at: string): boolean {
  return !at.includes('.')
}
