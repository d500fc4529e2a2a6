/** A text that a card can show, and the characters that were removed. */
interface CardText {
  text: string
  lost: readonly string[]
}

/** Emoji, which the renderer can't draw. */
const PICTURE = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3/u
/** Characters of no script that Inter has: the ranges of `theme/fonts/inter.css`. */
const SIGNS =
  /[\0-\u00FF\u02BB-\u02DD\u2000-\u206F\u20A0-\u20C0\u2113\u2116\u2122\u2191\u2193\u2212\u2215\u3000-\u303F\uFEFF]/u
/** Combining accents that don't compose with their letter. Inter lacks them. */
const LONE_MARKS = /[\u0300-\u036F]/g
const OF_NO_SCRIPT = /\p{sc=Common}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Removes what would show as a box or a gap on a card: emoji, and characters that Inter lacks.
 * The text is normalized first, because fonts have composed letters.
 *
 * @param hasOwnFonts Whether the site has custom fonts. They are trusted to have its
 *   characters.
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
