import * as v from 'valibot'
import { object } from './object.ts'
import { isAssetPath, isHref } from './values.ts'

const Source = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

const Destination = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check(
    (path) => isHref(path) || isAssetPath(path),
    'must be a path, or start with https://',
  ),
)

export const RedirectsSetting = v.pipe(
  v.array(
    object({
      source: v.pipe(
        Source,
        v.description('A path; `:slug*` and `*` stand for the rest.'),
      ),
      destination: v.pipe(
        Destination,
        v.description('A path or an address; may use what `source` matched.'),
      ),
      permanent: v.optional(v.boolean(), true),
    }),
  ),
  v.description('Old addresses and where they lead now.'),
)
