import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifExists } from '../kit/if-exists.ts'
import type { Project } from '../site/project.ts'

/** Integrations to which `rating.island.tsx` sends events. */
const ANALYTICS = ['ga4', 'gtm', 'plausible', 'fathom', 'posthog']

/**
 * Whether page ratings (`feedback.thumbsRating`) are received by anything: the URL
 * `feedback.endpoint`, an analytics integration, or a script of the site that mentions the
 * event `skerry:feedback`.
 */
export function receivesFeedback({
  root,
  settings,
  site,
}: Pick<Project, 'root' | 'settings' | 'site'>): boolean {
  const { feedback, integrations } = settings
  if (feedback.endpoint !== undefined) return true
  if (ANALYTICS.some((name) => Object.hasOwn(integrations, name))) return true
  return site.scripts.some((file) =>
    ifExists(() => readFileSync(join(root, file), 'utf8'))?.includes('skerry:feedback'),
  )
}
