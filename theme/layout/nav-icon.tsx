import type { IconRef } from '../../runtime/types/settings.ts'
import { Icon } from '../components/icon.tsx'

/** A small icon from the settings or a page's frontmatter. */
export function NavIcon({ icon, class: name }: { icon?: IconRef; class?: string }) {
  if (!icon) return null
  return (
    <Icon
      icon={icon.name}
      iconType={icon.style}
      library={icon.library}
      size={16}
      className={name}
      keepsPlace
    />
  )
}
