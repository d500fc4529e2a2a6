/**
 * Separates the words of camel case by hyphens, by the rule of slugify 2.2, which Mintlify uses:
 * `userId` becomes `user-Id`, and the plural of an acronym (`APIs`) stays whole.
 */
export function decamelize(text: string): string {
  return text
    .replace(/([A-Z]{2,})(\d+)/g, '$1-$2')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-rt-z\d]+)/g, '$1-$2')
}
