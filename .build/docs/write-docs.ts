import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { diagnosticDocs } from '../../plugin/kit/diagnostic-docs.ts'
import { commandUsage, usage } from '../../plugin/cli/usage.ts'
import { writeAttributeTable } from './attribute-table.ts'
import { writeErrorReference } from './error-reference.ts'
import { fillExamples } from './example-sources.ts'
import { fillBlocks } from './generated-blocks.ts'
import { writeMdxDifferences } from './mdx-differences.ts'
import {
  writeLegacySettings,
  writeNavigationSettings,
  writeSettings,
} from './settings-reference.ts'

/**
 * Finds the pages of a folder whose generated parts are out of date.
 *
 * @param root Absolute path of the documentation's folder.
 * @returns Absolute path to the updated text.
 */
export function outdatedPages(root: string): Map<string, string> {
  const writers = {
    attributes: writeAttributeTable,
    errors: () => writeErrorReference(diagnosticDocs),
    settings: writeSettings,
    navigation: writeNavigationSettings,
    'legacy-settings': writeLegacySettings,
    'mdx-differences': writeMdxDifferences,
    usage: (command: string) => `\`\`\`text\n${commandUsage[command] ?? usage}\n\`\`\``,
  }
  const outdated = new Map<string, string>()
  for (const file of globSync('**/*.mdx', { cwd: root }).sort()) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const wanted = fillExamples(fillBlocks(text, writers))
    if (wanted !== text) outdated.set(path, wanted)
  }
  return outdated
}

/** Updates the generated parts of the documentation. Returns the files that were written. */
export function writeDocs(root: string): string[] {
  const outdated = outdatedPages(root)
  for (const [file, text] of outdated) writeFileSync(file, text)
  return [...outdated.keys()]
}
