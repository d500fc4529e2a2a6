/** Stands for any text in examples. */
export const TEXT_FILLER = '<string>'

/** Stands for a value of any type in examples. */
export const ANY_FILLER = '<any>'
