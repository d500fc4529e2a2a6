/** A text as a card can show it, and the signs that it loses. */
export interface CardText {
  text: string
  lost: readonly string[]
}

/** Pictures in colour, which the renderer draws of no font. */
const PICTURE = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3/u
/** Signs of no script, as far as the files of Inter have them: the ranges of `theme/fonts/inter.css`. */
const SIGNS =
  /[\0-\u00FF\u02BB-\u02DD\u2000-\u206F\u20A0-\u20C0\u2113\u2116\u2122\u2191\u2193\u2212\u2215\u3000-\u303F\uFEFF]/u
/** Accents that no letter with an accent has taken up: Inter has no signs for them. */
const LONE_MARKS = /[\u0300-\u036F]/g
const OF_NO_SCRIPT = /\p{sc=Common}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Leaves out of a text what would be a box or a gap on a card: emoji, and signs that Inter lacks. Letters and their
 * accents are joined first, since fonts have them as one.
 *
 * @param hasOwnFonts The site has named fonts: they are trusted to have its signs.
 */
export function cardText(text: string, hasOwnFonts: boolean): CardText {
  const lost: string[] = []
  let kept = ''
  for (const { segment } of graphemes.segment(text.normalize())) {
    const isMissing = (sign: string) => OF_NO_SCRIPT.test(sign) && !SIGNS.test(sign)
    if (PICTURE.test(segment) || (!hasOwnFonts && [...segment].some(isMissing)))
      lost.push(segment)
    else {
      const plain = hasOwnFonts ? segment : segment.replace(LONE_MARKS, '')
      if (plain !== segment) lost.push(segment)
      kept += plain
    }
  }
  return { text: lost.length > 0 ? kept.replace(/ {2,}/g, ' ').trim() : kept, lost }
}
