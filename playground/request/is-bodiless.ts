/** True for methods with which `fetch` and most HTTP clients allow no body. */
export function isBodiless(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
