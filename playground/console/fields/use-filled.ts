import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import type { Value } from '../../request/operation.ts'
import { useConsole } from '../state/context.ts'
import { fillText, variablesIn, typedText } from '../variables/fill-text.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'

/**
 * A value with its variables filled in, and a message if some are undefined. Subscribes to
 * variables only if the value contains any.
 *
 * @param schema If given, filled-in text is converted to its type.
 */
export function useFilled(
  value: Value,
  schema?: FlatSchema,
): { value: Value; problem?: string } {
  const { strings } = useConsole()
  const names = typeof value === 'string' ? variablesIn(value) : []
  const { values } = useVariableValues(names.length > 0)
  if (typeof value !== 'string' || names.length === 0) return { value }
  const missing = names.filter((name) => !values.has(name))
  if (missing.length > 0)
    return { value, problem: fillIn(strings.notDefined, { names: missing.join(', ') }) }
  const text = fillText(value, values)
  return { value: schema ? typedText(text, [schema]) : text }
}
