import type { NormalizedProblem } from '@redocly/openapi-core'

/** The path segments of a JSON pointer in a fragment. */
export function pathOf(pointer = '#/'): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'))
}

/** The first line of a message, without the full stop. */
export function findingText({ message }: NormalizedProblem): string {
  return message.trim().split('\n')[0]!.replace(/\.$/, '')
}
