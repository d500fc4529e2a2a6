import type { Severity } from '../../runtime/kit/diagnostic.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'
import { similarFile } from './similar-file.ts'
import type { ImportTarget } from './snippet-files.ts'

/**
 * Reports an import of a file that doesn't exist or is outside the project.
 *
 * @param severity Mintlify publishes a page with such an `import` without what it names, so a build
 *   only warns. `skerry check` fails.
 */
export function reportMissingImport(
  written: string,
  target: ImportTarget,
  node: Positioned,
  page: Compilation,
  severity: Severity = 'warning',
): void {
  const outside = target.kind === 'outside'
  const near =
    target.kind === 'missing' ? similarFile(written, target.path, page) : undefined
  page.report(node, {
    severity,
    code: outside ? 'mdx/import-outside' : 'mdx/missing-import',
    message: outside
      ? `\`${written}\` is outside the project`
      : `There is no file \`${written}\``,
    hint: outside
      ? 'Snippets and code are read from the content folder only: move the file there.'
      : written.startsWith('#')
        ? 'Add it to `imports` in package.json, or import the file by its path.'
        : near
          ? `Did you mean \`${near}\`?`
          : 'Paths start at the content folder (/snippets/…) or at the file that imports (./…).',
  })
}
