/**
 * Whether an icon is a path or URL, given its name: those of libraries have neither slashes nor
 * file extensions.
 */
export function isImageIcon(name: string): boolean {
  return /[/]|\.(?:svg|png|webp|avif|gif|jpe?g|ico)$/i.test(name)
}
