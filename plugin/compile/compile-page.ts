import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFileMessage } from 'vfile-message'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { fileFailure, readableError } from '../kit/system-error.ts'
import { Compilation } from '../mdx/compilation.ts'
import { moduleInput } from '../mdx/module-input.ts'
import { reportMessage, reportMessages } from '../mdx/plugin-messages.ts'
import { UnreadablePage } from '../mdx/parse-text.ts'
import { transformPage } from './transform-page.ts'
import type { CompiledPage, CompileInput } from '../mdx/compiled-page.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

export { setCodeCache } from './shared-code-renderer.ts'

/**
 * Compiles one page to the body of an async function (`runtime/evaluate-page.ts` runs it) and the
 * facts about it that the build needs. Reads only files below the root: snippets, images, imported
 * modules. Never rejects because of the author's text: a page that can't be compiled has `failed`,
 * located diagnostics, and code that renders nothing.
 *
 * @param within Markdown files being compiled, to break import cycles.
 */
export async function compilePage(
  input: CompileInput,
  within: readonly string[] = [],
): Promise<CompiledPage> {
  const page = new Compilation(withoutBom(input))
  try {
    const code = await transformPage(page)
    reportMessages(page)
    for (const file of page.markdownModules)
      if (!within.includes(file)) await addModule(file, page, [...within, file])
    const compiled = page.finish(code)
    if (!page.hasAudiences || input.audience === 'agents') return compiled
    const agents = await compilePage({ ...input, audience: 'agents' })
    return { ...compiled, agentsCode: agents.code }
  } catch (error) {
    if (!(error instanceof UnreadablePage)) reportMessages(page)
    if (error instanceof VFileMessage) reportMessage(error, page)
    else if (!(error instanceof UnreadablePage)) reportCrash(error, page)
    return page.fail()
  }
}

/** Merges the facts of Markdown that the page's code imports into the page's. */
async function addModule(
  file: string,
  page: Compilation,
  within: readonly string[],
): Promise<void> {
  const { root, options } = page.input
  const text = readFileSync(join(root, file), 'utf8')
  const module = await compilePage(moduleInput({ root, file, text, options }), within)
  // As at runtime: ids that the page already has are kept (`runtime/snippet-ids.ts`).
  const names = new Map(module.ids.map((id) => [id, page.claimId(id)]))
  const nameOf = (id: string) => names.get(id) ?? id
  for (const { id, aliases, within, ...heading } of module.headings)
    page.headings.push({
      ...heading,
      id: nameOf(id),
      ...(aliases && { aliases: aliases.map(nameOf) }),
      ...(within && { within: within.map(nameOf) }),
    })
  for (const { id, ...update } of module.updates)
    page.updates.push({ ...update, id: nameOf(id) })
  page.links.push(...module.links)
  page.diagnostics.push(...module.diagnostics)
  page.findings.push(...module.findings)
  Object.assign(page.codeStyles, module.codeStyles)
  for (const id of module.codeIds) page.codeIds.add(id)
  page.computesIds ||= module.computesIds
  for (const name of module.classNames) page.classNames.add(name)
  for (const name of module.components) page.components.add(name)
  for (const { file, hash } of module.dependencies) page.dependencies.set(file, hash)
  for (const embed of module.embeds)
    page.embeds.set(`${embed.kind} ${embed.origin}`, embed)
  page.mermaid ||= module.mermaid
  page.hoverTypes ||= module.hoverTypes
  page.inlineStyles ||= module.inlineStyles
}

function withoutBom(input: CompileInput): CompileInput {
  return input.body.startsWith('\uFEFF') ? { ...input, body: input.body.slice(1) } : input
}

/** Reports an unexpected error: this page fails, the others are built. */
function reportCrash(error: unknown, page: Compilation): void {
  // A missing file is a plugin's bug; other file errors are the machine's, with their own report.
  const refused = fileFailure(error)?.code === 'ENOENT' ? undefined : readableError(error)
  if (refused instanceof SkerryError) {
    // Without the page's location: a problem that affects many pages is reported once.
    page.diagnostics.push(...refused.diagnostics)
    return
  }
  const tooDeep = error instanceof RangeError && /call stack/.test(error.message)
  const message = errorMessage(error)
  page.report(
    {},
    {
      severity: 'error',
      code: tooDeep ? 'mdx/too-deep' : 'mdx/crash',
      message: tooDeep
        ? 'The page is nested too deeply to be compiled'
        : `The page cannot be compiled: ${message}`,
      hint: tooDeep
        ? 'Split the page, or nest lists, quotes and tags less deeply.'
        : 'If a remark, rehype or recma plugin causes this, fix or remove it.',
    },
  )
}
