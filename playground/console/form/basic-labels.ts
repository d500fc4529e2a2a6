/**
 * Labels of the user name and the password. The setting `api.mdx.auth.name` can name both:
 * `user:key`. Keys of schemes in OpenAPI descriptions have no colon.
 *
 * @param name Name of the scheme.
 * @param otherwise Labels in the language of the page.
 */
export function basicLabels(
  name: string,
  otherwise: { username: string; password: string },
): { username: string; password: string } {
  const [username, password, ...rest] = name.split(':').map((label) => label.trim())
  const isNamed = username && password && rest.length === 0
  return isNamed && name !== 'username:password' ? { username, password } : otherwise
}
