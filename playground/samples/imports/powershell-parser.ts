import { parseNumberLiteral } from './powershell-number.ts'
import { expandText, ParseError } from './powershell-text.ts'
import {
  type PowerShellCommand,
  PowerShellObject,
  PowerShellTable,
  type PowerShellValue,
  jsonOfValue,
  textOfValue,
  unsupportedParts,
} from './powershell-values.ts'

/** Maximum nesting of brackets. */
const MAX_DEPTH = 60

const SPACE = /(?:[ \t]|`\r?\n|<#[^]*?#>)*/y
const BREAK = /(?:[\s;]|`\r?\n|#[^\n]*)*/y
const COMMENT = /#[^\r\n]*/y
const WORD = /[^\s`"'()@{};,|$=]+/y
const NUMBER = /[-+]?\.?\d[\w.]*(?:(?<=\de)[-+]\d+\w*)?/iy
const NAME = /\$(?:\{([^}]+)\}|([\w:]+))/y
/** Quotes include typographic ones (PowerShell Language Specification 2.3.5.2). */
const DOUBLE = /["\u201c-\u201e]/
const SINGLE = /['\u2018-\u201b]/
/** Parses the subset of PowerShell used to write requests. Never executes anything. */
export class PowerShellParser {
  readonly commands: PowerShellCommand[] = []
  /** Statements and values that could not be parsed, as written. */
  readonly unsupported: string[] = []
  readonly #variables = new Map<string, PowerShellValue>()
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
    for (this.#skip(BREAK); this.#at < text.length; this.#skip(BREAK)) {
      const start = this.#at
      try {
        this.#statement()
      } catch (error) {
        if (!(error instanceof ParseError)) throw error
        this.#at = Math.max(this.#at, start + 1)
        const end = text.indexOf('\n', this.#at)
        this.#at = end < 0 ? text.length : end
        this.unsupported.push(text.slice(start, this.#at).trim())
      }
    }
  }

  #statement(): void {
    const name = this.#match(NAME)
    if (!name) return this.#command()
    const variable = name.replace(/[${}]/g, '').toLowerCase()
    const path = this.#match(/(?:\.\w+)*/y)
    if (path && this.#take('(')) {
      this.#call(variable, path, this.#list(')'))
    } else if (this.#skip(SPACE).#take('=')) {
      this.#skip(SPACE)
      const isRequest = /(?:invoke-|iwr\b|irm\b)/iy
      if (this.#peek(isRequest)) return this.#command()
      const value = this.#value()
      const object = this.#variables.get(variable)
      if (!path) this.#variables.set(variable, value)
      else if (object instanceof PowerShellObject)
        object.properties.set(path.slice(1).toLowerCase(), value)
      else throw new ParseError()
    }
    // What follows the request, such as output of the response, is ignored.
    else this.#match(/[^\n;]*/y)
  }

  /** `$session.Cookies.Add(…)`, `$headers.Add('name', 'value')`. */
  #call(variable: string, path: string, values: PowerShellValue[]): void {
    const object = this.#variables.get(variable)
    const [first, second] = values
    if (!/\.add$/i.test(path) || first === undefined) throw new ParseError()
    if (object instanceof PowerShellTable && second !== undefined)
      return object.set(String(textOfValue(first)), second)
    if (!(object instanceof PowerShellObject)) throw new ParseError()
    const key = path.slice(1, -'.add'.length).toLowerCase()
    const list = object.properties.get(key)
    object.properties.set(key, [...(Array.isArray(list) ? list : []), first])
  }

  #command(): void {
    const name = this.#match(WORD)
    if (!name) throw new ParseError()
    const command: PowerShellCommand = { name, given: [] }
    for (;;) {
      this.#skip(SPACE).#skip(COMMENT)
      if (this.#at >= this.#text.length || this.#peek(/[\r\n;)|]/y)) break
      const start = this.#at
      const option = this.#match(/-[A-Za-z]\w*/y)
      if (option === undefined) {
        const value = this.#argument()
        command.given.push({ value, written: this.#text.slice(start, this.#at) })
        continue
      }
      this.#take(':')
      this.#skip(SPACE)
      const isSwitch =
        this.#at >= this.#text.length || this.#peek(/[\r\n;)|#]|-[A-Za-z]/y)
      const value = isSwitch ? undefined : this.#argument()
      const written = this.#text.slice(start, this.#at).trim()
      command.given.push({ name: option, ...(value !== undefined && { value }), written })
    }
    this.commands.push(command)
    const pipe = this.#match(/\|[^\n;]*/y)
    if (pipe !== undefined && !/^\|\s*(?:select|convert|format|out-)/i.test(pipe))
      this.unsupported.push(pipe)
  }

  /** The argument of an option. Simple words need no quotes. */
  #argument(): PowerShellValue {
    const word = this.#match(/[^\s`"'()@{};,|$\u2018-\u201e][^\s`"'(){};,|]*/y)
    return word ?? this.#valueOrSource()
  }

  /** A value or, if it can't be parsed, a placeholder with its source text. */
  #valueOrSource(): PowerShellValue {
    const start = this.#at
    try {
      return this.#value()
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
    }
    this.#at = start
    let open = 0
    for (; this.#at < this.#text.length; this.#at++) {
      const symbol = this.#text[this.#at] ?? ''
      if (open === 0 && /[\s;)}\]]/.test(symbol)) break
      if (/[({[]/.test(symbol)) open++
      if (/[)}\]]/.test(symbol)) open--
    }
    if (this.#at === start) throw new ParseError()
    return new PowerShellObject(this.#text.slice(start, this.#at), [])
  }

  /** A value with `,`, `+` between strings, or `| ConvertTo-Json`. Nothing else is supported. */
  #value(): PowerShellValue {
    let value = this.#operand()
    for (;;) {
      const more = this.#skip(SPACE).#match(
        /\|\s*ConvertTo-Json\b(?:\s+-\w+(?:\s+\d+)?)*/iy,
      )
      if (more !== undefined) {
        this.unsupported.push(...unsupportedParts(value))
        value = jsonOfValue(value, /-compress/i.test(more))
      } else if (this.#take(',')) {
        this.#skip(BREAK)
        const next = this.#operand()
        value = [...(Array.isArray(value) ? value : [value]), next]
      } else if (this.#take('+')) {
        this.#skip(BREAK)
        const next = this.#operand()
        if (typeof value !== 'string' || typeof next !== 'string') throw new ParseError()
        value += next
      } else return value
    }
  }

  #operand(): PowerShellValue {
    if (this.#depth > MAX_DEPTH) throw new ParseError()
    this.#depth++
    try {
      return this.#literal()
    } finally {
      this.#depth--
    }
  }

  #literal(): PowerShellValue {
    const start = this.#text.slice(this.#at, this.#at + 2)
    if (/^@["'\u2018-\u201e]/.test(start)) return this.#hereString()
    if (DOUBLE.test(start[0] ?? '')) return this.#doubleQuoted()
    if (SINGLE.test(start[0] ?? '')) return this.#singleQuoted()
    if (start === '@{') return this.#table()
    if (this.#match(/@\(/y) !== undefined) return this.#list(')')
    if (this.#take('(')) return this.#group()
    const cast = this.#match(
      /\[(?:ordered|pscustomobject|string|byte\[\]|int|long|uri)\]\s*/iy,
    )
    if (cast !== undefined) return this.#operand()
    if (this.#match(/\[(?:System\.)?Text\.Encoding\]::\w+\.GetBytes\(/iy) !== undefined)
      return this.#group()
    const char = this.#match(/\[char\]\s*(?:0x[\da-f]+|\d+)/iy)
    if (char !== undefined)
      return String.fromCharCode(Number(/(?:0x[\da-f]+|\d+)$/i.exec(char)![0]))
    const number = this.#match(NUMBER)
    if (number !== undefined) return parseNumberLiteral(number)
    if (this.#match(/New-Object\b/iy) !== undefined) return this.#object()
    const name = this.#match(NAME)
    if (name !== undefined) return this.#variable(name)
    throw new ParseError()
  }

  #variable(written: string): PowerShellValue {
    const name = written.replace(/[${}]/g, '').toLowerCase()
    if (name === 'true' || name === 'false') return name === 'true'
    if (name === 'null') return null
    const value = this.#variables.get(name)
    if (value === undefined) throw new ParseError()
    return value
  }

  #group(): PowerShellValue {
    this.#skip(BREAK)
    const value = this.#value()
    this.#skip(BREAK)
    if (!this.#take(')')) throw new ParseError()
    return value
  }

  #list(end: string): PowerShellValue[] {
    const values: PowerShellValue[] = []
    for (this.#skip(BREAK); !this.#take(end); this.#skip(BREAK)) {
      values.push(this.#operand())
      this.#skip(BREAK)
      this.#take(',')
    }
    return values
  }

  #table(): PowerShellTable {
    this.#at += 2
    const table = new PowerShellTable()
    for (this.#skip(BREAK); !this.#take('}'); this.#skip(BREAK)) {
      const name = this.#match(WORD) ?? textOfValue(this.#operand())
      if (name === undefined || !this.#skip(SPACE).#take('=')) throw new ParseError()
      this.#skip(BREAK)
      table.set(name, this.#valueOrSource())
    }
    return table
  }

  /** `New-Object`: the type and its arguments, in parentheses or none. */
  #object(): PowerShellObject {
    this.#skip(SPACE).#match(/-TypeName\s+/iy)
    const type = this.#match(/[\w.]+/y)
    if (type === undefined) throw new ParseError()
    this.#skip(SPACE)
    return new PowerShellObject(type, this.#take('(') ? this.#list(')') : [])
  }

  #hereString(): string {
    const found = this.#match(/@(["'])[ \t]*\r?\n([^]*?)\r?\n\1@/y)
    if (found === undefined) throw new ParseError()
    const [, quote, content = ''] = /^@(["'])[ \t]*\r?\n([^]*)\r?\n["']@$/.exec(found)!
    return quote === "'" ? content : this.#expanded(content)
  }

  #singleQuoted(): string {
    const found = this.#match(
      /['\u2018-\u201b](?:[^'\u2018-\u201b]|['\u2018-\u201b]{2})*['\u2018-\u201b]/y,
    )
    if (found === undefined) throw new ParseError()
    return found.slice(1, -1).replace(/(['\u2018-\u201b])['\u2018-\u201b]/g, '$1')
  }

  #doubleQuoted(): string {
    const found = this.#match(
      /["\u201c-\u201e](?:[^"`\u201c-\u201e]|`[^]|["\u201c-\u201e]{2})*["\u201c-\u201e]/y,
    )
    if (found === undefined) throw new ParseError()
    return this.#expanded(found.slice(1, -1))
  }

  #expanded(text: string): string {
    return expandText(text, (name) => {
      const value = textOfValue(this.#variable(name))
      if (value === undefined) throw new ParseError()
      return value
    })
  }

  #skip(pattern: RegExp): this {
    this.#match(pattern)
    return this
  }

  #peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    return pattern.test(this.#text)
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (!found) return undefined
    this.#at += found[0].length
    return found[0]
  }

  #take(symbol: string): boolean {
    if (!this.#text.startsWith(symbol, this.#at)) return false
    this.#at += symbol.length
    return true
  }
}
