/** Number of parameters of each path command (SVG 2, section 9.3). */
const PARAMETERS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/** A number; flags of arcs are single digits, which may stand without a separator. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const FLAG = /[01]/y
const SEPARATOR = /[\s,]*/y

interface Point {
  x: number
  y: number
}

/**
 * Rounds the points of an SVG path to whole units. Relative commands start where the rounded
 * outline is, so that errors don't add up: no point moves by more than half a unit.
 *
 * @param path The attribute `d`.
 * @returns A path with the same commands, or the given one if it can't be read.
 */
export function roundPath(path: string): string {
  const commands = readCommands(path)
  if (!commands) return path
  const exact: Point = { x: 0, y: 0 }
  const drawn: Point = { x: 0, y: 0 }
  let start: [Point, Point] = [{ ...exact }, { ...drawn }]
  let text = ''
  let implied = ''
  for (const [command, values] of commands) {
    const rounded = roundValues(command, values, exact, drawn)
    text +=
      command === implied ? joinNumbers(rounded, true) : command + joinNumbers(rounded)
    implied = command === 'm' ? 'l' : command === 'M' ? 'L' : command
    const kind = command.toLowerCase()
    if (kind === 'm') start = [{ ...exact }, { ...drawn }]
    if (kind === 'z') {
      Object.assign(exact, start[0])
      Object.assign(drawn, start[1])
      implied = ''
    }
  }
  return text
}

/** Rounds the parameters of a command, and moves both points to its end. */
function roundValues(
  command: string,
  values: readonly number[],
  exact: Point,
  drawn: Point,
): number[] {
  const kind = command.toLowerCase()
  const isRelative = command === kind
  const from = { ...exact }
  const round = (value: number, axis: 'x' | 'y', isEnd: boolean): number => {
    const target = isRelative ? from[axis] + value : value
    const place = Math.round(target)
    const result = isRelative ? place - base[axis] : place
    if (isEnd) {
      exact[axis] = target
      drawn[axis] = place
    }
    return result
  }
  const base = { ...drawn }
  if (kind === 'h') return [round(values[0]!, 'x', true)]
  if (kind === 'v') return [round(values[0]!, 'y', true)]
  const firstPoint = kind === 'a' ? 5 : 0
  return values.map((value, index) => {
    // Radii don't vanish, as the arc would become a line. The angle and the flags stay.
    if (index < firstPoint) return index < 2 ? Math.max(1, Math.round(value)) : value
    const axis = (index - firstPoint) % 2 === 0 ? 'x' : 'y'
    return round(value, axis, index >= values.length - 2)
  })
}

/** Reads a path. Undefined if it isn't one. */
function readCommands(path: string): [string, number[]][] | undefined {
  const commands: [string, number[]][] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(path)?.[0]
    at += found?.length ?? 0
    return found
  }
  let command = ''
  for (take(SEPARATOR); at < path.length; take(SEPARATOR)) {
    const letter = take(/[a-z]/iy)
    if (letter !== undefined) command = letter
    const count = PARAMETERS[command.toLowerCase()]
    if (count === undefined || (count === 0 && letter === undefined)) return undefined
    const values: number[] = []
    for (let index = 0; index < count; index++) {
      take(SEPARATOR)
      const isFlag = count === 7 && (index === 3 || index === 4)
      const value = take(isFlag ? FLAG : NUMBER)
      if (value === undefined) return undefined
      values.push(Number(value))
    }
    commands.push([command, values])
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
  return commands
}

/** Writes whole numbers with the fewest separators. */
function joinNumbers(values: readonly number[], continues = false): string {
  return values
    .map((value, index) => (value < 0 || (index === 0 && !continues) ? '' : ' ') + value)
    .join('')
}
