import { Once } from '../../runtime/once.tsx'
import { useShell } from '../../runtime/page-context.ts'
import type { NavGroup, NavItem } from '../../runtime/types/navigation.ts'
import { FoldedTree } from './folded-tree.tsx'
import { Tag } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import { firstNavPage, holdsPage, isAround, PageRow } from './sidebar-rows.tsx'
import './sidebar-tree.css'
import './folded-tree.css'

interface TreeProps {
  items: readonly NavItem[]
  /** The open page's path. */
  path: string
}

/**
 * Groups and pages. A top group is a heading with its list; a nested one opens and closes
 * (`navigation`). A group without the open page looks the same on every page,
 * so it is rendered once. Of a long sidebar a page has the open branch alone.
 */
export function SidebarTree({ items, path }: TreeProps) {
  const { navigation } = useShell()
  const { sidebar, sidebarRows } = navigation
  // The file knows places in the sidebar: entries that somebody has changed have others.
  if (sidebarRows !== undefined && items === sidebar)
    return <FoldedTree items={items} path={path} rows={sidebarRows} />
  const open = openIndex(items, path)
  return (
    <ul class="sidebar-tree">
      {items.map((item, index) =>
        item.kind === 'page' ? (
          <PageRow key={index} page={item} path={index === open ? path : ''} />
        ) : index === open ? (
          <TopGroup key={index} group={item} path={path} />
        ) : (
          <Once key={index} of={item}>
            <TopGroup group={item} path="" />
          </Once>
        ),
      )}
    </ul>
  )
}

interface GroupProps {
  group: NavGroup
  path: string
}

function TopGroup({ group, path }: GroupProps) {
  const { title, icon, tag, root, children } = group
  return (
    <li class="sidebar-group-wrapper">
      {title && (
        <div class="sidebar-group-header">
          <NavIcon icon={icon} class="sidebar-group-icon" />
          {root ? (
            <NavLink
              class="sidebar-title"
              href={root.url}
              current={root.path === path && 'page'}
            >
              {title}
            </NavLink>
          ) : (
            <span class="sidebar-title">{title}</span>
          )}
          {tag && <Tag>{tag}</Tag>}
        </div>
      )}
      <ul class="sidebar-group">
        <Rows items={children} path={root?.path === path ? '' : path} />
      </ul>
    </li>
  )
}

/** Of entries that lead to the open page, the first is marked. */
function openIndex(items: readonly NavItem[], path: string): number {
  return path === '' ? -1 : items.findIndex((item) => isAround(item, path))
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

/** Opens by itself around the open page. Its title leads to its root, or just opens it. */
function NestedGroup({ group, path }: GroupProps) {
  const { drilldown } = useShell().site.settings.interaction
  const { title, icon, tag, children } = group
  const target = group.root ?? (drilldown ? firstNavPage(group.children) : undefined)

  const row = (
    <>
      <NavIcon icon={icon} />
      <span class="sidebar-nested-title">{title}</span>
      {tag && <Tag>{tag}</Tag>}
    </>
  )
  return (
    <li class="sidebar-nested" data-linked={target ? '' : undefined}>
      {/* Beside the fold's own button: a control within a control reaches no one. */}
      {target && (
        <NavLink href={target.url} current={group.root?.path === path && 'page'}>
          {row}
        </NavLink>
      )}
      <details open={group.expanded || (path !== '' && holdsPage(group, path))}>
        <summary aria-label={target && title}>{!target && row}</summary>
        <ul>
          <Rows items={children} path={group.root?.path === path ? '' : path} />
        </ul>
      </details>
    </li>
  )
}
