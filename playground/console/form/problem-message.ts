import type { RequestProblem } from '../../request/built-request.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'

const MESSAGES: Partial<Record<RequestProblem['code'], keyof ConsoleStrings>> = {
  'missing-path': 'requiredValue',
  'dot-segment': 'dotSegment',
  'header-name': 'headerName',
  'header-value': 'headerValue',
  'cookie-value': 'cookieValue',
}

/** Why a value can't be sent as entered; `undefined` if it can. */
export function problemMessage(
  problem: RequestProblem | undefined,
  strings: ConsoleStrings,
): string | undefined {
  const message = problem && MESSAGES[problem.code]
  return message && strings[message]
}
