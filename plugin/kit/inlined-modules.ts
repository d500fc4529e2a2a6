/**
 * Modules, below `dist/`, that a site's bundle or a browser takes as they are, and that use packages
 * of others. When the package is built, these are put into them (`.build/inline-packages.js`), so that
 * a site installs fewer packages and bundles less.
 */
export const inlinedModules: readonly string[] = [
  'playground/pages/parse-spec-markdown.js',
  'runtime/dev-client.js',
]
