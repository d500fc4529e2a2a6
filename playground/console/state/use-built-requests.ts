import { useMemo } from 'preact/hooks'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { buildRequest } from '../../request/build-request.ts'
import type { RequestValues } from '../../request/operation.ts'
import { PLACEHOLDER_SERVER } from '../../request/server-url.ts'
import { isAnonymous } from '../../request/write-credentials.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { variablesInValue, type Lookup } from '../variables/fill-text.ts'
import { fillValues } from '../variables/fill-values.ts'
import { useVariableValues } from '../variables/use-variable-values.ts'
import type { VariableValues } from '../variables/variable-set.ts'
import { maskSecrets, MASK } from './mask-secrets.ts'
import { nameMissingFiles } from './name-missing-files.ts'

/**
 * The request that would be sent, and the one shown in samples, in which secrets are masked
 * unless revealed. Variables are filled in.
 */
export function useBuiltRequests(
  operation: ConsoleOperation,
  values: RequestValues,
  {
    base,
    source,
    revealed,
  }: {
    base: string
    source: SchemaSource
    /** Don't mask secrets in samples. */
    revealed: boolean
  },
) {
  const variables = useVariableValues()
  const request = useMemo(() => {
    const filled = fillValues(operation, values, source, variables.values)
    const built = buildRequest(operation, filled, { base })
    // Block sending while the URL contains undefined variables.
    const isOpen = variablesInValue([filled.baseUrl, filled.variables]).length > 0
    return isOpen
      ? { ...built, problems: [...built.problems, { code: 'bad-server' as const }] }
      : built
  }, [operation, values, source, base, variables])
  const masked = useMemo(
    () => maskSecrets(operation, values, source),
    [operation, values, source],
  )
  const sample = useMemo(() => {
    const shown = revealed ? variables.values : withoutSecrets(variables)
    const filled = fillValues(operation, revealed ? values : masked, source, shown)
    const hasNoServer = operation.servers.length === 0 && !filled.baseUrl
    const located = hasNoServer ? { ...filled, baseUrl: PLACEHOLDER_SERVER } : filled
    const named = nameMissingFiles(operation, located, source)
    const placeholders = revealed ? 'revealed' : 'masked'
    const secrets = isAnonymous(operation, filled) ? 'sent' : placeholders
    return buildRequest(operation, named, { base, secrets })
  }, [operation, values, masked, source, base, revealed, variables])
  const names = useMemo(() => [...new Set(variablesInValue(values))], [values])
  return {
    request,
    sample,
    hasSecrets: masked !== values || names.some((name) => variables.secrets.has(name)),
    /** Names of variables that are used but not defined. */
    missing: names.filter((name) => !variables.values.has(name)),
  }
}

/** The values of variables, with secret ones masked. */
export function withoutSecrets({ values, secrets }: VariableValues): Lookup {
  if (secrets.size === 0) return values
  return new Map(
    [...values].map(([name, value]) => [name, secrets.has(name) ? MASK : value]),
  )
}
