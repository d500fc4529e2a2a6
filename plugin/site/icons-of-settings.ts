import type { SettingPlace, Settings } from '../../runtime/types/settings.ts'

/** An icon that the settings name, and where they do. */
interface SettingIcon {
  name: string
  place: SettingPlace
}

/** All icons that the settings name, such as those of tabs, groups and links. */
export function iconsOfSettings(settings: Settings): SettingIcon[] {
  return iconsIn(settings, { file: settings.file, keys: [] })
}

function iconsIn(value: unknown, around: SettingPlace): SettingIcon[] {
  if (typeof value !== 'object' || value === null) return []
  // Entries of the navigation may be from other files.
  const { file, keys } = 'place' in value && isPlace(value.place) ? value.place : around
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'place') return []
    const place = { file, keys: [...keys, Array.isArray(value) ? Number(key) : key] }
    return key === 'icon' && hasName(inner)
      ? { name: inner.name, place }
      : iconsIn(inner, place)
  })
}

function isPlace(place: unknown): place is SettingPlace {
  return typeof place === 'object' && place !== null && 'file' in place && 'keys' in place
}

function hasName(icon: unknown): icon is { name: string } {
  return (
    typeof icon === 'object' &&
    icon !== null &&
    'name' in icon &&
    typeof icon.name === 'string'
  )
}
