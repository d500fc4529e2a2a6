/**
 * Modules that Node runs, or imports by URL. In the published package each is bundled with
 * everything that it imports into `dist/node/<name>.js` (`.build/bundle-node.js`): loading
 * hundreds of small files takes longer than building a small site.
 */
export const nodeEntries = {
  index: 'plugin/index',
  cli: 'plugin/cli/main',
  vike: 'plugin/vite/vike',
  'page-worker': 'plugin/render/page-worker',
  'api-reader': 'plugin/site/api-reader',
  'read-icon': 'plugin/render/read-icon',
  'spec-markdown': 'playground/pages/parse-spec-markdown',
} as const

/** The name of an entry in `nodeEntries`. */
export type NodeEntry = keyof typeof nodeEntries
