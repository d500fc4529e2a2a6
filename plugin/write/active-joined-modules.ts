import type { Environment } from 'vite'
import { joinedModules, type JoinedModules } from '../render/joined-modules.ts'
import { hasOtherPlugins } from './has-other-plugins.ts'

/** The part of an environment that matters here. */
type Asked = Pick<Environment, 'config' | 'plugins'>

const answers = new WeakMap<Asked, boolean>()

/** Vite's own aliases. */
const OWN_ALIAS = /^\^\\\/\?@vite\\\//

/**
 * The joined modules (see `joined-modules.ts`), if this environment would bundle their parts as
 * our package build did. Third-party plugins, constants and aliases of the site may change
 * them.
 */
export function matchingJoinedModules(environment: Asked): JoinedModules | undefined {
  let answer = answers.get(environment)
  if (answer === undefined) {
    answer = isPlain(environment)
    answers.set(environment, answer)
  }
  return answer ? joinedModules() : undefined
}

/** The joined modules, if they replace their parts in this environment. */
export function activeJoinedModules(environment: Asked): JoinedModules | undefined {
  return isJoinedOff ? undefined : matchingJoinedModules(environment)
}

/** Disables joined modules, for comparison: `SKERRY_JOINED=no`. */
export const isJoinedOff = process.env['SKERRY_JOINED'] === 'no'

function isPlain(environment: Asked): boolean {
  const { define, resolve, build } = environment.config
  return (
    !hasOtherPlugins({ environments: { it: environment } }) &&
    Object.keys(define ?? {}).length === 0 &&
    build.rolldownOptions.transform === undefined &&
    resolve.alias.every(
      ({ find }) => find instanceof RegExp && OWN_ALIAS.test(find.source),
    )
  )
}
