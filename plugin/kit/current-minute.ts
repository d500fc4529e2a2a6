/** The current time as entries store it: minutes since the Unix epoch. */
export function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}
