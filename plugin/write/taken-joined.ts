import type { Environment } from 'vite'
import { joinedModules, type JoinedModules } from '../render/joined-modules.ts'
import { hasOtherPlugins } from './has-other-plugins.ts'

/** Of an environment, what decides. */
type Asked = Pick<Environment, 'config' | 'plugins'>

const answers = new WeakMap<Asked, boolean>()

/** Vite's own aliases. */
const OWN_ALIAS = /^\^\\\/\?@vite\\\//

/**
 * The parts of joined modules where they are in a bundle what they were when the package was built. Plugins of
 * others may transform or replace each, so do constants and aliases of the site.
 */
export function knownParts(environment: Asked): JoinedModules | undefined {
  let answer = answers.get(environment)
  if (answer === undefined) {
    answer = isPlain(environment)
    answers.set(environment, answer)
  }
  return answer ? joinedModules() : undefined
}

/** The joined modules where they are taken in place of their parts. */
export function takenJoined(environment: Asked): JoinedModules | undefined {
  return isJoinedOff ? undefined : knownParts(environment)
}

/** To see what they change: `SKERRY_JOINED=no`. */
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
