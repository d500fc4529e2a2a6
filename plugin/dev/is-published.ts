import type { Project } from '../project.ts'

/** Names that never leave the project, wherever they lie in it. */
const PRIVATE =
  /(^|\/)(\.(?!well-known\/|vite\/)[^/]+|package(-lock)?\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|tsconfig[^/]*\.json|vite\.config\.[cm]?[jt]s)(\/|$)/

/**
 * Whether the dev server may answer a path: what a build would not publish is not served
 * either. Vite's own addresses (`/@…`, modules in `node_modules`) are Vite's business.
 */
export function isPublished(path: string, { settings }: Project): boolean {
  if (/^\/(@|node_modules\/)/.test(path)) return true
  return !PRIVATE.test(path) && path !== `/${settings.file}`
}
