import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { SettingPlace } from '../settings/setting-place.ts'
import type { SourceSite } from './site.ts'

/** File, line and column of a setting, as far as known. */
export function placeOfSetting(
  { locate }: Pick<SourceSite, 'locate'>,
  place: SettingPlace,
): { file: string } & Pick<Diagnostic, 'line' | 'column'> {
  return locate?.(place) ?? { file: place.file }
}
