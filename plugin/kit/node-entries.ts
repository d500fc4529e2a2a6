/**
 * Modules that Node starts, or imports by their address. In the package each is a bundle with all
 * that it imports (`.build/bundle-node.js`), `dist/node/<name>.js`: hundreds of small files take
 * longer to load than a small site takes to build.
 */
export const nodeEntries = {
  index: 'plugin/index',
  cli: 'plugin/cli/main',
  vike: 'plugin/vite/vike',
  'page-worker': 'plugin/render/page-worker',
  'api-reader': 'plugin/site/api-reader',
  'read-icon': 'plugin/render/read-icon',
} as const

export type NodeEntry = keyof typeof nodeEntries
