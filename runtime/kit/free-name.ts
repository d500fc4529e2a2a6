/** Returns `name`, or the first of `name-2`, `name-3`, … that is free. */
export type FreeName = (name: string, separator?: string, first?: number) => string

/**
 * Makes a function that numbers names which are taken. As names are never given back, it goes on
 * from the last number of a name, and thousands of equal ones take linear time.
 */
export function freeName(isTaken: (name: string) => boolean): FreeName {
  const numbers = new Map<string, number>()
  return (name, separator = '-', first = 2) => {
    if (!isTaken(name)) return name
    const start = `${name}${separator}`
    let number = Math.max(numbers.get(start) ?? first, first)
    while (isTaken(start + number)) number++
    numbers.set(start, number)
    return start + number
  }
}
