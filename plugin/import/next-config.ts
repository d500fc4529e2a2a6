import type { ForeignProject } from './foreign-project.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { isForeignUrl } from './imported-frame.ts'
import { leftOut } from './imported-site.ts'

/** The configuration of Next.js, as far as its literals say. */
export class NextConfig {
  readonly record: ForeignRecord
  readonly #project: ForeignProject
  readonly #file: string | undefined

  constructor(project: ForeignProject) {
    this.#project = project
    this.#file = project.first(
      ...['mjs', 'js', 'ts', 'cjs', 'mts'].map((end) => `next.config.${end}`),
    )
    this.record = this.#file === undefined ? {} : project.literals(this.#file)
  }

  /** The path below which the site is published. */
  get basePath(): string {
    return foreignText(this.record['basePath']) ?? ''
  }

  /**
   * Its redirects. Those that lead to no page are reported.
   *
   * @param urlOf The URL in Skerry of a path of the site. Undefined if it is no page.
   * @param sourceOf The path in Skerry of a path of the site. Undefined if it is outside.
   */
  redirects(
    urlOf: (path: string) => string | undefined,
    sourceOf: (path: string) => string | undefined = (path) => path,
  ): { source: string; destination: string }[] {
    return listOf(this.record['redirects'])
      .map(recordOf)
      .flatMap((redirect) => {
        const from = foreignText(redirect['source'])
        const to = foreignText(redirect['destination'])
        if (from === undefined || to === undefined) return []
        const source = sourceOf(from)
        const destination = isForeignUrl(to) ? to : urlOf(to)
        const isPlain = !('has' in redirect) && !/[(*+?{]|:\w+.*:\w+/.test(from)
        if (isPlain && source !== undefined && destination !== undefined)
          return source === destination ? [] : [{ source, destination }]
        this.#project.problems.push(
          leftOut(
            `the redirect from \`${from}\` to \`${to}\` is left out`,
            'Add it to `redirects` with a page that exists, or redirect the path with your host.',
            this.#project.place(this.#file ?? '', from, to),
          ),
        )
        return []
      })
  }
}

/**
 * What to do with the folder of files that Next.js publishes as they are. They may belong to other
 * parts of an app, so they aren't moved.
 */
export function publicSteps(project: ForeignProject): string[] {
  return [...project.files].some((file) => file.startsWith('public/'))
    ? ['Move the files of `public/` next to `docs.json`.']
    : []
}
