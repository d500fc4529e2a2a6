import * as v from 'valibot'
import { object } from '../object.ts'
import { Icon, IconStyle } from '../values.ts'

export interface LegacyGroup {
  group: string
  pages: (string | LegacyGroup)[]
  icon?: v.InferOutput<typeof Icon>
  iconType?: v.InferOutput<typeof IconStyle>
  version?: string
  public?: boolean
}

const Group: v.GenericSchema<unknown, LegacyGroup> = object({
  group: v.pipe(v.string(), v.description('The title of the group; may be empty.')),
  pages: v.pipe(
    v.array(
      v.union(
        [
          v.pipe(v.string(), v.nonEmpty('is empty')),
          v.lazy((): v.GenericSchema<unknown, LegacyGroup> => Group),
        ],
        'must be the path of a page, or a group',
      ),
    ),
    v.description('Paths of pages without extension, or groups.'),
  ),
  icon: v.optional(Icon),
  iconType: v.optional(IconStyle),
  version: v.pipe(v.optional(v.string()), v.description('Shown only in this version.')),
  public: v.optional(v.boolean()),
})

export const LegacyNavigationSetting = v.pipe(
  v.array(Group),
  v.minLength(1, 'is empty'),
  v.description('Groups, with the pages in each.'),
)
