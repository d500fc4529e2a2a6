import type { SettingsOutput } from '../../plugin/settings/setting-types.ts'

// The compiler writes out the return type with all its members, see `plainTypes` in
// `../package-types.js`. This function is never called.
export const shape = (settings: SettingsOutput) => ({ ...settings })
