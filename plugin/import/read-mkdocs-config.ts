import { posix } from 'node:path'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, type ForeignRecord } from './foreign-values.ts'
import { leftOut } from './imported-site.ts'

/** The most files that a configuration inherits from, one from the other. */
const MAX_PARENTS = 10

/**
 * The configuration of an MkDocs site, with what it inherits from another file (`INHERIT`). Unknown
 * tags such as `!!python/name:…` are left out.
 *
 * @see https://www.mkdocs.org/user-guide/configuration/#configuration-inheritance
 */
export function readMkdocsConfig(project: ForeignProject, file: string): ForeignRecord {
  let config: ForeignRecord = parseYaml(project.source(file)).data
  let from = file
  for (let count = 0; count < MAX_PARENTS; count += 1) {
    const { INHERIT, ...own } = config
    const path = foreignText(INHERIT)
    if (path === undefined) return own
    const parent = posix.join(posix.dirname(from), path)
    const text = project.text(parent)
    if (text === '')
      project.problems.push(
        leftOut(
          `there is no file \`${path}\` to inherit from`,
          'Put the file there, or copy its settings, and import the site again.',
          project.place(from, path),
        ),
      )
    else project.sources.add(parent)
    config = merge(parseYaml(text).data, own)
    from = parent
  }
  return config
}

/** Objects are merged, with all that is in them. Other values, also lists, are replaced. */
function merge(base: ForeignRecord, own: ForeignRecord): ForeignRecord {
  const entries = Object.entries(own).map(([key, value]): [string, unknown] => {
    const before = base[key]
    const isObject = isPlainObject(before) && isPlainObject(value)
    return [key, isObject ? merge(before, value) : value]
  })
  return { ...base, ...Object.fromEntries(entries) }
}
