import type { OutputFile } from '../site/extensions.ts'
import { menuLogos } from '../render/menu-logos.ts'
import type { OutputContext } from './output-file.ts'

/** Writes the logos that `SiteData.logos` refers to. */
export function writeLogos({ project }: OutputContext): OutputFile[] {
  return menuLogos(project).map(({ path, svg }) => ({ path, content: svg }))
}
