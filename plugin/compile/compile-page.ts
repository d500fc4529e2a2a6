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

export { useCodeCache } from './code-renderer.ts'

/**
 * Compiles one page to the body of an async function (`runtime/evaluate-page.ts` runs it)
 * and everything that the rest of the build wants to know of it. Reads nothing but
 * snippets and images below the root. Never rejects for what an author wrote: a page that
 * cannot be read has `failed`, diagnostics with their places, and code that shows nothing.
 *
 * @param within Markdown files that are under way: one of them may import the others in a circle.
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

/** Markdown that code of the page imports is a part of the page: what is found in it counts. */
async function addModule(
  file: string,
  page: Compilation,
  within: readonly string[],
): Promise<void> {
  const { root, options } = page.input
  const text = readFileSync(join(root, file), 'utf8')
  const module = await compilePage(moduleInput({ root, file, text, options }), within)
  // As on the page: what has an id already there keeps it (`runtime/snippet-ids.ts`).
  const names = new Map(module.ids.map((id) => [id, page.claimId(id)]))
  const nameOf = (id: string) => names.get(id) ?? id
  for (const { id, aliases, within, ...heading } of module.headings)
    page.headings.push({
      ...heading,
      id: nameOf(id),
      ...(aliases && { aliases: aliases.map(nameOf) }),
      ...(within && { within: within.map(nameOf) }),
    })
  page.links.push(...module.links)
  page.diagnostics.push(...module.diagnostics)
  page.findings.push(...module.findings)
  Object.assign(page.codeStyles, module.codeStyles)
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

/** What no step expected: the page fails, the others are built. */
function reportCrash(error: unknown, page: Compilation): void {
  // What is not there is a plugin's mistake, anything else the machine's.
  const refused = fileFailure(error)?.code === 'ENOENT' ? undefined : readableError(error)
  if (refused instanceof SkerryError) {
    // Without a place of the page: what keeps many pages from being compiled is one problem.
    page.diagnostics.push(...refused.diagnostics)
    return
  }
  const tooDeep = error instanceof RangeError && /call stack/.test(error.message)
  const message = error instanceof Error ? error.message : String(error)
  page.report(
    {},
    {
      severity: 'error',
      code: tooDeep ? 'mdx/too-deep' : 'mdx/crash',
      message: tooDeep
        ? 'The page is nested too deeply to be compiled'
        : `The page cannot be compiled: ${message}`,
      hint: tooDeep
        ? 'Split it, or take lists, quotes or tags apart'
        : 'If a remark, rehype or recma plugin is at fault, it must be corrected or removed',
    },
  )
}
