// The least that pages cost: one process, one thread, which compiles, highlights, evaluates
// and renders each page of a site. No bundling, no documents, no files but the pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSiteFacts } from '../../dist/plugin/render/site-data.js'
import { compilePage } from '../../dist/plugin/compile/compile-page.js'
import { compileInput, compileOptions } from '../../dist/plugin/render/compile-pages.js'
import { pageData } from '../../dist/plugin/render/page-data.js'
import { readProject } from '../../dist/plugin/site/read-project.js'

const [root, folder] = process.argv.slice(2)
const bundle = await import(readFileSync(join(folder, 'url'), 'utf8'))
const project = await readProject(root, {})
const site = buildSiteFacts(project, { base: '/', islands: {}, dev: false })
const options = compileOptions(project, '/')

let bytes = 0
for (const page of project.site.pages.values()) {
  const { code, ...facts } = await compilePage(compileInput(root, page, options))
  const { html, error } = await bundle.renderPage({
    code,
    page: pageData(page, facts, undefined, undefined),
    site,
    components: bundle.components,
    imports: {},
    layout: bundle.layout,
  })
  if (facts.failed || error !== undefined) throw new Error(`${page.file}: ${error}`)
  bytes += html.length
}
console.log(bytes)
