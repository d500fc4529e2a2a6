/**
 * Modules below `dist/` that a site's bundle or a browser loads as they are, and that import
 * third-party packages. Our package build bundles these packages into them
 * (`.build/inline-packages.js`), so that a site installs and bundles less.
 */
export const inlinedModules: readonly string[] = ['runtime/dev-client.js']
