import { assistants } from '../../theme/assistants.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { Project } from '../site/project.ts'
import { readIcon } from './read-icon.ts'

/** Length of a drawing from which a file costs readers less than a copy in each page. */
const MIN_LENGTH = 600

/** A logo in the page menu. */
interface MenuLogo {
  /** The key of its assistant in `contextual.options`. */
  key: string
  /** Its path in the output, named by its content. */
  path: string
  svg: string
}

/**
 * The large logos of the page menu, which a build writes as files: few readers open the menu,
 * and the drawings would be a tenth of an ordinary page.
 */
export function menuLogos({ settings }: Pick<Project, 'settings'>): MenuLogo[] {
  return (settings.contextual?.options ?? []).flatMap((key) => {
    const icon = typeof key === 'string' ? assistants[key]?.icon : undefined
    // Other icons are small, and their set need not be loaded.
    if (typeof key !== 'string' || icon?.style !== 'brands') return []
    const drawing = readIcon(icon)
    if (!drawing || drawing.body.length < MIN_LENGTH) return []
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox}">${drawing.body}</svg>`
    return [{ key, path: `assets/${key}-${contentHash(svg).slice(0, 8)}.svg`, svg }]
  })
}
