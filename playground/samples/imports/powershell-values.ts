import { parseNumeric } from '../../document/exact-number.ts'
import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'

/** The PowerShell values that occur in requests. */
export type PowerShellValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | PowerShellValue[]
  | PowerShellTable
  | PowerShellObject

/** A hashtable, `@{ name = value }`. Names keep their case, but are compared case-insensitively. */
export class PowerShellTable {
  readonly entries: [name: string, value: PowerShellValue][] = []

  set(name: string, value: PowerShellValue): void {
    const known = this.entries.find(([own]) => own.toLowerCase() === name.toLowerCase())
    if (known) known[1] = value
    else this.entries.push([name, value])
  }
}

/**
 * `New-Object Type(…)` with the properties that were set. Also a placeholder for an unsupported
 * value, with its source text as the type.
 */
export class PowerShellObject {
  readonly properties = new Map<string, PowerShellValue>()
  readonly type: string
  readonly arguments: readonly PowerShellValue[]

  constructor(type: string, values: readonly PowerShellValue[]) {
    this.type = type
    this.arguments = values
  }
}

/** A command with its arguments in order: `-Name value`, `-Switch`, or a positional value. */
export interface PowerShellCommand {
  name: string
  given: { name?: string; value?: PowerShellValue; written: string }[]
}

/** Converts a value to a string, as PowerShell does. `undefined` for arrays, tables and objects. */
export function textOfValue(value: PowerShellValue): string | undefined {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'object') return undefined
  return String(value)
}

/** Serialises a value as `ConvertTo-Json` does. Unsupported values become `null`. */
export function jsonOfValue(value: PowerShellValue, isCompact: boolean): string {
  return writeJson(plainOf(value), isCompact ? '' : '  ')
}

function plainOf(value: PowerShellValue): Value {
  if (typeof value === 'bigint') return parseNumeric(String(value)) ?? null
  if (Array.isArray(value)) return value.map(plainOf)
  if (value instanceof PowerShellTable)
    return Object.fromEntries(value.entries.map(([name, own]) => [name, plainOf(own)]))
  return value instanceof PowerShellObject ? null : value
}

/** The unsupported parts of a value, each with the path of names to it. */
export function unsupportedParts(value: PowerShellValue, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unsupportedParts(each, name))
  if (value instanceof PowerShellTable)
    return value.entries.flatMap(([own, each]) =>
      unsupportedParts(each, name === '' ? own : `${name}.${own}`),
    )
  if (!(value instanceof PowerShellObject)) return []
  return [name === '' ? value.type : `${name} = ${value.type}`]
}
