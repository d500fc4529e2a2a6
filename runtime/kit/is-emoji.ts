const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`

const EMOJI = new RegExp(
  String.raw`^(?:${PICTURE}(?:\u200D${PICTURE})*|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3)$`,
  'u',
)

/** Whether a text is a single emoji, including ZWJ sequences, flags and keycaps. */
export function isEmoji(text: string): boolean {
  return EMOJI.test(text)
}
