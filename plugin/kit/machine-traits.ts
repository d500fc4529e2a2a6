/**
 * Properties of the machine that page code may depend on: it affects dates, numbers and paths.
 */
export function machineTraits(): string[] {
  // With an option, Intl doesn't load the patterns of whole dates, which takes milliseconds.
  const { locale, timeZone } = Intl.DateTimeFormat(undefined, {
    year: 'numeric',
  }).resolvedOptions()
  const { icu = '', unicode = '', node } = process.versions
  const system = process.platform === 'win32' ? 'windows' : 'posix'
  return [node.split('.')[0]!, icu, unicode, locale, timeZone, system]
}
