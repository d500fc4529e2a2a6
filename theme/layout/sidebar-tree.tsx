import type { ComponentChildren } from 'preact'
import { Once } from '../../runtime/once.tsx'
import { useShell } from '../../runtime/page-context.ts'
import type { NavGroup, NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { firstNavPage } from './first-nav-page.ts'
import { FoldedTree } from './folded-tree.tsx'
import { TagPill } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import { groupContains, isCurrentOrAncestor, PageRow } from './sidebar-rows.tsx'
import './sidebar-tree.css'
import './folded-tree.css'

interface TreeProps {
  items: readonly NavItem[]
  /** Path of the current page. */
  path: string
}

interface SidebarTreeProps extends TreeProps {
  /** What is above the groups in the same element: the anchors, as on Mintlify. */
  children?: ComponentChildren
}

/**
 * The sidebar's tree of groups and pages. Top-level groups are headings with a list; those with
 * a root and nested ones are collapsible rows (`navigation`). Groups without the current page
 * are the same on every page, so they are rendered once. A long sidebar is rendered in part.
 *
 * Styles and scripts of existing sites rely on the nesting of the top level:
 * `#navigation-items > div > .sidebar-group-header > h3.sidebar-title`, then
 * `ul.sidebar-group`; groups with a root and pages outside of groups are in
 * `#navigation-items > ul.sidebar-group`, anchors in `#navigation-items > ul.list-none`. Where
 * scripts ask for them, titles are `h5#sidebar-title` and lists `ul#sidebar-group`.
 */
export function SidebarTree({ items, path, children }: SidebarTreeProps) {
  const { navigation, site } = useShell()
  const { sidebar, sidebarRows } = navigation
  const { groupIds } = site.features
  // The file with the omitted rows refers to positions in the original sidebar, so it doesn't
  // fit entries that an override has changed.
  if (sidebarRows !== undefined && items === sidebar)
    return (
      <div id="navigation-items">
        {children}
        <FoldedTree items={items} path={path} rows={sidebarRows} />
      </div>
    )
  const open = openIndex(items, path)
  return (
    <div id="navigation-items">
      {children}
      {joinPages(items).map(({ entry, index }) =>
        Array.isArray(entry) ? (
          <ul
            key={index}
            id={groupIds ? 'sidebar-group' : undefined}
            class="sidebar-tree sidebar-group-wrapper sidebar-group"
          >
            {entry.map((page, at) => (
              <PageRow key={at} page={page} path={index + at === open ? path : ''} />
            ))}
          </ul>
        ) : index === open ? (
          <TopGroup key={index} group={entry} path={path} />
        ) : (
          <Once key={index} of={entry}>
            <TopGroup group={entry} path="" />
          </Once>
        ),
      )}
    </div>
  )
}

interface TopEntry {
  /** A group, or the pages between two groups. */
  entry: NavGroup | NavPage[]
  /** Index of the group or the first page. */
  index: number
}

/** Joins successive pages to lists. */
function joinPages(items: readonly NavItem[]): TopEntry[] {
  const joined: TopEntry[] = []
  for (const [index, item] of items.entries()) {
    const last = joined.at(-1)?.entry
    if (item.kind === 'group') joined.push({ entry: item, index })
    else if (Array.isArray(last)) last.push(item)
    else joined.push({ entry: [item], index })
  }
  return joined
}

interface GroupProps {
  group: NavGroup
  path: string
}

function TopGroup({ group, path }: GroupProps) {
  const { groupIds } = useShell().site.features
  const { title, icon, tag, root, children } = group
  const listId = groupIds ? 'sidebar-group' : undefined
  if (root && title)
    return (
      <ul id={listId} class="sidebar-tree sidebar-group-wrapper sidebar-group">
        <NestedGroup group={group} path={path} />
      </ul>
    )
  return (
    <div class="sidebar-tree sidebar-group-wrapper">
      {title && (
        <div class="sidebar-group-header">
          <NavIcon icon={icon} class="sidebar-group-icon" />
          {groupIds ? (
            <h5 id="sidebar-title" class="sidebar-title" aria-level={3}>
              {title}
            </h5>
          ) : (
            <h3 class="sidebar-title">{title}</h3>
          )}
          {tag && <TagPill>{tag}</TagPill>}
        </div>
      )}
      <ul id={listId} class="sidebar-group">
        <Rows items={children} path={path} />
      </ul>
    </div>
  )
}

/** Index of the entry to mark. If several lead to the current page, only the first is. */
function openIndex(items: readonly NavItem[], path: string): number {
  return path === '' ? -1 : items.findIndex((item) => isCurrentOrAncestor(item, path))
}

function Rows({ items, path }: TreeProps) {
  const open = openIndex(items, path)
  return items.map((item, index) => (
    <Row key={index} item={item} path={index === open ? path : ''} />
  ))
}

function Row({ item, path }: { item: NavItem; path: string }) {
  if (item.kind === 'page') return <PageRow page={item} path={path} />
  if (path !== '') return <NestedGroup group={item} path={path} />
  return (
    <Once of={item}>
      <NestedGroup group={item} path="" />
    </Once>
  )
}

/**
 * A collapsible group, open if it contains the current page. Its title links to its root, or
 * toggles it. One with only a root has nothing to toggle.
 */
function NestedGroup({ group, path }: GroupProps) {
  const { features, settings } = useShell().site
  const { drilldown } = settings.interaction
  const { title, icon, tag, children } = group
  const target = group.root ?? (drilldown ? firstNavPage(group.children) : undefined)

  const row = (
    <>
      <NavIcon icon={icon} />
      <span class="sidebar-nested-title">{title}</span>
      {tag && <TagPill>{tag}</TagPill>}
    </>
  )
  return (
    <li
      class="sidebar-nested"
      id={features.rowNames && group.root ? `/${group.root.path}` : undefined}
      data-title={features.rowNames ? title : undefined}
      data-linked={target ? '' : undefined}
    >
      {/* Not inside `<summary>`: interactive content in a button is not accessible. */}
      {target && (
        <NavLink
          href={target.url}
          external={target.external}
          current={group.root?.path === path && 'page'}
        >
          {row}
        </NavLink>
      )}
      {children.length > 0 && (
        <details open={group.expanded || (path !== '' && groupContains(group, path))}>
          <summary aria-label={target && title}>{!target && row}</summary>
          <ul>
            <Rows items={children} path={group.root?.path === path ? '' : path} />
          </ul>
        </details>
      )}
    </li>
  )
}
