import type { SettingsOutput } from '../../plugin/settings/setting-types.ts'

// The compiler writes the type of what this returns with all its members: see `plainTypes` in
// `../package-types.js`. It is never run.
export const shape = (settings: SettingsOutput) => ({ ...settings })
