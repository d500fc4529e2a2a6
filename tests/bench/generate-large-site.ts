import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateText } from './generate-text.ts'

const LANGUAGES = ['en', 'de', 'fr', 'ja']
const VERSIONS = 35
const PAGES_IN_GROUP = 10

/**
 * Writes a site of about `count` pages in 4 languages with 35 versions each. Every page
 * has 3 KB of Markdown and one fence.
 * @returns Paths of the pages, without extension.
 */
export function generateLargeSite(folder: string, count: number): string[] {
  const perVersion = Math.max(1, Math.floor(count / (LANGUAGES.length * VERSIONS)))
  const paths: string[] = []
  const languages = LANGUAGES.map((language) => {
    const versions = Array.from({ length: VERSIONS }, (_, version) => {
      const root = `${language}/v${version + 1}`
      mkdirSync(join(folder, root), { recursive: true })
      const pages = Array.from({ length: perVersion }, (_, page) => {
        const path = `${root}/page-${page}`
        const next = `/${root}/page-${(page + 1) % perVersion}`
        writeFileSync(join(folder, `${path}.mdx`), generateSmallPage(paths.length, next))
        paths.push(path)
        return path
      })
      return { version: `v${version + 1}`, groups: inGroups(pages) }
    })
    return { language, versions }
  })
  const settings = {
    theme: 'mint',
    name: 'Generated',
    colors: { primary: '#0f766e' },
    navigation: { languages },
  }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(settings, undefined, 2))
  return paths
}

function inGroups(pages: readonly string[]): { group: string; pages: string[] }[] {
  const groups = []
  for (let start = 0; start < pages.length; start += PAGES_IN_GROUP)
    groups.push({
      group: `Group ${groups.length + 1}`,
      pages: pages.slice(start, start + PAGES_IN_GROUP),
    })
  return groups
}

/** About 3 KB of Markdown: prose under three headings, a list and one fence. */
function generateSmallPage(number: number, next: string): string {
  const { word, sentence, paragraph } = generateText(number + 1)
  const [noun, other, third] = [word(), word(), word()]
  return `---
title: "${noun[0]!.toUpperCase()}${noun.slice(1)} ${other} ${number}"
description: "How the ${noun} of page ${number} works with the ${other}."
---

${paragraph()}

## The ${noun} ${third}

${paragraph()} See [the ${other}](${next}).

\`\`\`ts
const ${noun} = await client.${other}({ ${third}: ${number}, limit: ${number % 100} })
for (const item of ${noun}) console.log(item.name, item.${third})
\`\`\`

${paragraph()}

## Settings of the ${other}

- ${sentence()}
- ${sentence()}
- ${sentence()}

${paragraph()}

## After the ${third}

${paragraph()}

${paragraph()}
`
}
