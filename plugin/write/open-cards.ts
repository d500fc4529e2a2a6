import type { CardsInput, SocialCards } from './social-cards.ts'

/**
 * Sets up the rendering of social cards. The code is only loaded if the site has cards.
 *
 * @returns undefined if there will be none.
 */
export async function openCards(input: CardsInput): Promise<SocialCards | undefined> {
  if (!input.project.options.socialCards) return undefined
  const { SocialCards: Cards } = await import('./social-cards.ts')
  return Cards.open(input)
}
