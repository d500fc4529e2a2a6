import type { NavChoice } from '../../runtime/types/navigation.ts'
import { useShell } from '../../runtime/page-context.ts'
import { paintClass } from '../styles/paint.ts'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import './anchors.css'

/** Links above the sidebar's tree, each with a coloured icon. */
export function Anchors({ anchors }: { anchors: readonly NavChoice[] }) {
  const { colors } = useShell().site.settings
  if (anchors.length === 0) return null

  return (
    <ul class="nav-anchors list-none">
      {anchors.map((anchor) => {
        const paint = anchor.color ?? colors.anchors
        return (
          <li key={anchor.name}>
            <NavLink
              class="nav-anchor"
              href={anchor.url}
              external={anchor.external}
              current={anchor.active && 'location'}
              active={anchor.active}
            >
              {anchor.icon && (
                <span class={paint ? `icon-chip ${paintClass(paint)}` : 'icon-chip'}>
                  <NavIcon icon={anchor.icon} />
                </span>
              )}
              {anchor.label}
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
