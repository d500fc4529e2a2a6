import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { Icon } from '../components/icon.tsx'

interface NavIconProps {
  icon?: IconRef
  class?: string
  /** An image is in a `div`, which stylesheets of sites make a mask, as on Mintlify. */
  boxed?: boolean
}

/** A small icon from the settings or a page's frontmatter. */
export function NavIcon({ icon, class: name, boxed }: NavIconProps) {
  if (!icon) return null
  const drawn = (
    <Icon
      icon={icon.name}
      iconType={icon.style}
      library={icon.library}
      size={16}
      className={name}
      keepsPlace
    />
  )
  return boxed && isImageIcon(icon.name) ? <div>{drawn}</div> : drawn
}
