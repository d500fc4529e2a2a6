import type { ForeignProject } from './foreign-project.ts'
import { findDocusaurusConfig } from './docusaurus-config.ts'
import { readDocusaurus } from './import-docusaurus.ts'
import { findFumadocsConfig, readFumadocs } from './import-fumadocs.ts'
import { findSummary, readGitbook } from './import-gitbook.ts'
import { findMkdocsConfig, readMkdocs } from './import-mkdocs.ts'
import { findNextraConfig, readNextra } from './import-nextra.ts'
import { findRspressConfig, readRspress } from './import-rspress.ts'
import { findStarlightConfig, readStarlight } from './import-starlight.ts'
import { findVitepressConfig, readVitepress } from './import-vitepress.ts'
import type { ImportedSite } from './imported-site.ts'

/** How the sites of a tool are imported. */
interface Importer {
  tool: string
  /** The file by which a site is known. */
  file: string
  detect(project: ForeignProject): boolean
  /** @param movesPages Whether folders of pages may be moved. */
  read(project: ForeignProject, movesPages: boolean): Promise<ImportedSite>
}

/** The tools whose sites can be imported. The first that knows a folder reads it. */
export const importers: readonly Importer[] = [
  {
    tool: 'Docusaurus',
    file: 'docusaurus.config.js',
    detect: (project) => findDocusaurusConfig(project) !== undefined,
    read: readDocusaurus,
  },
  {
    tool: 'VitePress',
    file: '.vitepress/config.ts',
    detect: (project) => findVitepressConfig(project) !== undefined,
    read: readVitepress,
  },
  {
    tool: 'MkDocs',
    file: 'mkdocs.yml',
    detect: (project) => findMkdocsConfig(project) !== undefined,
    read: readMkdocs,
  },
  {
    tool: 'Starlight',
    file: 'astro.config.mjs',
    detect: (project) => findStarlightConfig(project) !== undefined,
    read: readStarlight,
  },
  {
    tool: 'Fumadocs',
    file: 'source.config.ts',
    detect: (project) => findFumadocsConfig(project) !== undefined,
    read: readFumadocs,
  },
  {
    tool: 'Nextra',
    file: 'next.config.mjs',
    detect: (project) => findNextraConfig(project) !== undefined,
    read: readNextra,
  },
  {
    tool: 'Rspress',
    file: 'rspress.config.ts',
    detect: (project) => findRspressConfig(project) !== undefined,
    read: readRspress,
  },
  {
    tool: 'GitBook',
    file: 'SUMMARY.md',
    detect: (project) => findSummary(project) !== undefined,
    read: readGitbook,
  },
]
