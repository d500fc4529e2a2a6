/** Formats a size in bytes: `950 B`, `1.2 KB`, `20 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB']
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

/** Formats a duration: in milliseconds, or in seconds if at least one. */
export function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
