import { posix } from 'node:path'
import { isIndexable } from '../../runtime/head.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { failedOption, wrongResult } from '../site/call-extension.ts'
import {
  findShapeProblem,
  outputFileShape,
  problemShape,
} from '../site/extension-shapes.ts'
import type { BuiltPage, BuiltSite, OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'

/**
 * Collects files from the option `outputs`. A function that throws, and a file outside of the
 * output folder, are reported as errors, which block the build.
 */
export async function writeSiteOutputs(context: OutputContext): Promise<OutputFile[]> {
  const { project, site, report } = context
  const { outputs = [] } = project.options
  if (outputs.length === 0) return []
  const built: BuiltSite = {
    site,
    navigation: project.navigation.tree,
    pages: builtPages(context),
    report(problem) {
      const wrong = findShapeProblem(problemShape, problem)
      report(wrong ? wrongProblem(wrong.path, wrong.message) : problem)
    },
  }
  const files: OutputFile[] = []
  for (const write of outputs) {
    try {
      files.push(...checkFiles(await write(built), report))
    } catch (error) {
      report(failedOption('outputs', error))
    }
  }
  return files
}

/** The valid files. Others are reported. */
function checkFiles(result: unknown, report: OutputContext['report']): OutputFile[] {
  const isList =
    typeof result === 'object' && result !== null && Symbol.iterator in result
  if (!isList) {
    report(wrongResult('outputs', { path: '', message: 'must be a list of files' }))
    return []
  }
  return [...(result as Iterable<OutputFile>)].flatMap((file, index) => {
    const wrong = findShapeProblem(outputFileShape, file)
    const path = wrong ? undefined : insidePath(file.path)
    if (wrong) {
      const place = [`[${index}]`, wrong.path].filter(Boolean).join('.')
      report(wrongResult('outputs', { ...wrong, path: place }))
    } else if (path === undefined) report(leavesFolder(file))
    return path === undefined ? [] : [{ path, content: file.content }]
  })
}

function builtPages(context: OutputContext): BuiltPage[] {
  const { project, compilations, dataOf, contentOf, markdownOf } = context
  const paths = new Map(compilations.map(({ page }) => [page.url, page.path]))
  return context.pages.flatMap(({ url, output }): BuiltPage[] => {
    const path = paths.get(url)
    const data = path === undefined ? undefined : dataOf(path)
    if (path === undefined || !data) return []
    return [
      {
        data,
        output,
        isIndexed: isIndexable(data, project.settings),
        // Lazy, because all pages at once would use too much memory on a large site.
        html: async () => (await contentOf(path))?.html ?? '',
        markdown: () => markdownOf(path),
      },
    ]
  })
}

/** Normalizes a path in the output folder. Undefined if it is outside. */
function insidePath(written: string): string | undefined {
  const path = posix.normalize(written)
  const leaves = /^(?:\/|[a-z]:|\.\.(?:\/|$))/i.test(path) || /[\\\0]/.test(path)
  return leaves || path === '.' || path.endsWith('/') ? undefined : path
}

function leavesFolder({ path }: OutputFile): Diagnostic {
  return {
    severity: 'error',
    code: 'build/output-path',
    message: `a file of the option \`outputs\` would be written to ${JSON.stringify(path)}`,
    hint: 'Paths are relative to the output folder and stay inside: `data/pages.json`.',
  }
}

function wrongProblem(path: string, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'build/option-result',
    message: `the option \`outputs\` calls \`report\` with something other than a problem: ${path && `\`${path}\` `}${message}`,
    hint: 'A problem is an object with `severity`, `code`, `message` and optionally `hint`.',
  }
}
