import type { CardsInput, SocialCards } from './social-cards.ts'

/**
 * Gets ready to make social cards. A site without them loads nothing of it.
 *
 * @returns undefined where there will be none.
 */
export async function openCards(input: CardsInput): Promise<SocialCards | undefined> {
  if (!input.project.options.socialCards) return undefined
  const { SocialCards: Cards } = await import('./social-cards.ts')
  return Cards.open(input)
}
