const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`

const EMOJI = new RegExp(
  String.raw`^(?:${PICTURE}(?:\u200D${PICTURE})*|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3)$`,
  'u',
)

/** Whether text is one emoji and nothing else: also one of several parts, a flag or a keycap. */
export function isEmoji(text: string): boolean {
  return EMOJI.test(text)
}
