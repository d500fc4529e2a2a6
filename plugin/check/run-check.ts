import { overlaysOf } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { findOverlays } from '../site/find-overlays.ts'
import type { Project } from '../site/project.ts'
import { unlinkedFiles } from '../site/publish-files.ts'
import { addFrames } from './add-frames.ts'
import { checkExamples } from './check-examples.ts'
import { checkExternal, type ExternalOptions } from './check-external.ts'
import { checkSite, isWanted, toReport, type CheckOptions } from './check-site.ts'
import { fixProblems } from './fix-problems.ts'
import type { CheckReport } from './format-report.ts'
import { siteReferences } from './site-references.ts'
import { isCertainWithoutSettings } from './without-settings.ts'

/** Options of `runCheck`. */
export interface RunCheckOptions extends CheckOptions {
  /** Also check links to other sites. */
  external?: boolean | ExternalOptions
  /** Apply safe fixes. */
  fix?: boolean
}

/** The result of building a site. */
interface BuiltFacts {
  compilations: readonly PageCompilation[]
  /** Diagnostics of the build. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Checks a project: combines diagnostics of the build with all other checks, with positions and
 * code frames. Never throws because of an author's mistake.
 */
export async function runCheck(
  project: Project,
  { compilations, diagnostics }: BuiltFacts,
  options: RunCheckOptions = {},
): Promise<CheckReport> {
  const { root, settings } = project
  const found = checkSite(project, compilations, options)
  const overlays = await findOverlays(project.folder.site)
  const described = [...new Set(project.apiFiles)].sort().map((source) => ({
    source,
    overlays: overlaysOf(settings, source, overlays),
  }))
  const asked = await checkExamples(root, described)
  if (options.external) {
    const how = options.external === true ? {} : options.external
    asked.push(...(await checkExternal(siteReferences(project, compilations), how)))
  }
  const wanted = asked.filter((problem) => isWanted(problem, options))
  // Notes of a build concern its output.
  const ofBuild = diagnostics.filter(({ severity }) => severity !== 'info')
  // A build only lists a few of them.
  const { unlinked } = project.unpublished
  if (unlinked.length > 0) ofBuild.push(unlinkedFiles(unlinked))
  const reported = [...found, ...toReport(ofBuild, options), ...wanted]
  const isUnread = settings.navigation.leftOut === 'all'
  const all = sortProblems(
    isUnread ? reported.filter(isCertainWithoutSettings) : reported,
  )
  const { fixed, remaining } = options.fix
    ? fixProblems(root, all)
    : { fixed: [], remaining: all }
  return {
    pages: compilations.length,
    problems: addFrames(root, remaining),
    fixed: fixed.length,
  }
}
