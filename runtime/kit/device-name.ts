/** Matches the names of files that Windows keeps for devices: `con`, `aux.mdx`. */
export const DEVICE_NAME = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i
