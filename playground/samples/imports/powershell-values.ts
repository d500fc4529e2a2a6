import { parseNumeric } from '../../document/exact-number.ts'
import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'

/** A value of PowerShell, as far as commands for requests have them. */
export type PowerShellValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | PowerShellValue[]
  | PowerShellTable
  | PowerShellObject

/** `@{ name = value }`, names as they are written. */
export class PowerShellTable {
  readonly entries: [name: string, value: PowerShellValue][] = []

  set(name: string, value: PowerShellValue): void {
    const known = this.entries.find(([own]) => own.toLowerCase() === name.toLowerCase())
    if (known) known[1] = value
    else this.entries.push([name, value])
  }
}

/** `New-Object Type(…)` with the properties that were set; with what is written in place of a type, a value that is not read. */
export class PowerShellObject {
  readonly properties = new Map<string, PowerShellValue>()
  readonly type: string
  readonly arguments: readonly PowerShellValue[]

  constructor(type: string, values: readonly PowerShellValue[]) {
    this.type = type
    this.arguments = values
  }
}

/** A command with what it is given, in order: `-Name value`, `-Switch`, or a value alone. */
export interface PowerShellCommand {
  name: string
  given: { name?: string; value?: PowerShellValue; written: string }[]
}

/** The value as PowerShell puts it into a text; undefined for what has no text that anybody means. */
export function textOfValue(value: PowerShellValue): string | undefined {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'object') return undefined
  return String(value)
}

/** The value as `ConvertTo-Json` writes it; `null` stands for what is not read. */
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

/** What of a value is not read, with the names that lead there. */
export function unreadOf(value: PowerShellValue, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unreadOf(each, name))
  if (value instanceof PowerShellTable)
    return value.entries.flatMap(([own, each]) =>
      unreadOf(each, name === '' ? own : `${name}.${own}`),
    )
  if (!(value instanceof PowerShellObject)) return []
  return [name === '' ? value.type : `${name} = ${value.type}`]
}
