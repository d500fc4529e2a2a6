/** Where a navigation entry was written, for diagnostics: the file, and the JSON path in it. */
export interface SettingPlace {
  file: string
  keys: (string | number)[]
}

/** Returns a setting's line and column, both from 1. */
export type LocateSetting = (place: SettingPlace) => {
  file: string
  line: number
  column: number
}
