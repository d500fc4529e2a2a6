/** Tides of a day, in order. `time` is in minutes after midnight. */
export const tides = [
  { time: 224, kind: 'low' },
  { time: 598, kind: 'high' },
]

// #region next
/** The next tide after a time. */
export const nextTide = (all, now) => all.find(({ time }) => time > now)
// #endregion
