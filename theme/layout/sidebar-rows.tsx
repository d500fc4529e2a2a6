import { useShell } from '../../runtime/page-context.ts'
import type { NavGroup, NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { TagPill } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'

/** The row of a page. Has no classes, to save bytes: every page contains all rows. */
export function PageRow({ page, path }: { page: NavPage; path: string }) {
  const strings = useStrings()
  const hasNames = useShell().site.features.rowNames
  const isActive = page.path === path && !page.external
  // Next to a method badge there is no room for another pill.
  const isStruck = page.deprecated && page.method
  return (
    <li
      id={hasNames && !page.external ? `/${page.path}` : undefined}
      data-title={hasNames ? page.title : undefined}
      data-active={isActive || undefined}
    >
      <NavLink href={page.url} external={page.external} current={isActive && 'page'}>
        <NavIcon icon={page.icon} boxed />
        {page.method && <MethodPill method={page.method} />}
        {isStruck ? <s title={strings.deprecated}>{page.title}</s> : page.title}
        {page.tag && <TagPill>{page.tag}</TagPill>}
        {isStruck && <span class="sr-only"> {strings.deprecated}</span>}
        {page.deprecated && !isStruck && (
          <TagPill class="deprecated-pill">{strings.deprecated}</TagPill>
        )}
      </NavLink>
    </li>
  )
}

/** The method badge of an API page. `DELETE` is abbreviated to `DEL`. */
function MethodPill({ method }: { method: string }) {
  const name = method.toUpperCase()
  return (
    <span class="method-nav-pill" data-method={name.toLowerCase()}>
      {name === 'DELETE' ? 'DEL' : name}
    </span>
  )
}

/** Whether an entry is the current page or a group that contains it. */
export function isCurrentOrAncestor(item: NavItem, path: string): boolean {
  if (item.kind === 'page') return item.path === path && !item.external
  return groupContains(item, path)
}

/** Whether a group contains the current page at any depth, or has it as root. */
export function groupContains(group: NavGroup, path: string): boolean {
  return (
    group.root?.path === path ||
    group.children.some((item) => isCurrentOrAncestor(item, path))
  )
}
