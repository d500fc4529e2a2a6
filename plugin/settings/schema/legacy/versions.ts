import * as v from 'valibot'
import { object } from '../object.ts'
import { Href, Name } from '../values.ts'

export const VersionsSetting = v.pipe(
  v.array(
    v.union(
      [
        Name,
        object({
          name: Name,
          url: v.optional(Href),
          default: v.optional(v.boolean()),
          locale: v.optional(v.string()),
        }),
      ],
      'must be the name of a version, or an object with `name`',
    ),
  ),
  v.minLength(1, 'is empty; remove it when there are no versions'),
  v.description('Versions, for the selector beside the logo.'),
)
