import { resolve } from 'node:path'
import { hasOwnImage } from '../../runtime/head.ts'
import { stripInlineMarkdown } from '../../runtime/kit/strip-inline-markdown.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { contentHash } from '../kit/content-hash.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { bytesKind } from '../kit/stored-kind.ts'
import type { ServerBundle } from '../render/server-bundle.ts'
import type { Project } from '../site/project.ts'
import type { SocialCard } from '../site/social-card.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { PreparedPage } from './prepare-pages.ts'
import { hasLetters, hasOwnFonts, readCardFonts, type CardFont } from './card-fonts.ts'
import { cardHtml } from './card-html.ts'
import { cardSection } from './card-section.ts'
import { readCardLooks, type CardLooks } from './card-look.ts'
import { cardText } from './card-text.ts'
import { CARD_PACKAGE, loadCardRenderer, type RenderCard } from './card-renderer.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

const cardKind = bytesKind('card')
const FOLDER = 'social-cards'
/** Number of cards rendered concurrently. */
const CONCURRENCY = 2

/** The site whose cards are rendered, with the code of its own card component, if any. */
export interface CardsInput {
  project: Project
  /** Modules of the server bundle. */
  modules: ModuleGraph
  /** URL of the server bundle. */
  bundle: string
  report(diagnostic: Diagnostic): void
}

/**
 * Renders the images that social networks show for pages (option `socialCards`). An image is
 * named by a hash of everything it shows, so pages can link to it before it is rendered, and
 * unchanged images are taken from the store.
 */
export class SocialCards {
  readonly #input: CardsInput
  readonly #fonts: readonly CardFont[]
  readonly #looks: CardLooks
  readonly #render: RenderCard
  /** Hash of what all cards depend on. */
  readonly #common: string
  readonly #cards = new Map<string, SocialCard>()

  private constructor(
    input: CardsInput,
    fonts: readonly CardFont[],
    looks: CardLooks,
    render: RenderCard,
    common: string,
  ) {
    this.#input = input
    this.#fonts = fonts
    this.#looks = looks
    this.#render = render
    this.#common = common
  }

  /**
   * Sets up the rendering of cards.
   *
   * @returns undefined if a requirement is missing, which is reported.
   */
  static async open(input: CardsInput): Promise<SocialCards | undefined> {
    const { project, modules, report } = input
    const { root } = project
    if (project.origin === undefined) {
      report(noUrl)
      return undefined
    }
    const fonts = readCardFonts(project)
    const looks = readCardLooks(project)
    const { images } = looks
    const render = await loadCardRenderer(root, fonts, images)
    if (!render) {
      report(noPackage)
      return undefined
    }
    const template = templateFile(project)
    const common = contentHash(
      toolVersions(),
      packageVersions([root, packageRoot].map((from) => ({ name: CARD_PACKAGE, from }))),
      template === undefined ? '' : modules.hashOf([template]),
      [...fonts, ...images].map(({ data }) => contentHash(data)),
    )
    return new SocialCards(input, fonts, looks, render, common)
  }

  /**
   * Sets the card URL of pages. Pages with an image of their own get none, and neither do pages
   * with characters that no font has.
   */
  name(pages: readonly PreparedPage[]): PreparedPage[] {
    let without = 0
    const losses: Loss[] = []
    const named = pages.map((page): PreparedPage => {
      const { data } = page
      if (page.problem || hasOwnImage(data, this.#input.project.settings)) return page
      const { card, lost } = this.#cardOf(page)
      if (!hasLetters(this.#fonts, card.title)) {
        without++
        return page
      }
      if (lost.length > 0) losses.push({ file: page.compilation.page.file, lost })
      const name = contentHash(this.#common, card).slice(0, 16)
      this.#cards.set(name, card)
      return { ...page, data: { ...data, socialCard: `/${FOLDER}/${name}.png` } }
    })
    if (without > 0) this.#input.report(noLetters(without))
    if (losses.length > 0) this.#input.report(lostSigns(losses))
    return named
  }

  /** Writes the cards of the pages passed to `name`. */
  async write(output: Pick<StagingWriter, 'write'>): Promise<void> {
    const { store } = this.#input.project
    const html = await this.#template()
    const waiting = [...this.#cards].filter(([name]) => {
      const known = store.get(cardKind, name)
      if (known) output.write(`${FOLDER}/${name}.png`, known)
      return !known
    })
    const failures: unknown[] = []
    const broken = new Map<string, unknown>()
    const write = async ([name, card]: [string, SocialCard]) => {
      try {
        const { image, isWhole } = await this.#draw(card, html, broken)
        // Otherwise, the next build reports the reason again.
        if (isWhole) store.set(cardKind, name, image)
        output.write(`${FOLDER}/${name}.png`, image)
      } catch (error) {
        failures.push(error)
      }
    }
    await mapConcurrently(waiting, write, CONCURRENCY)
    for (const [image, error] of broken) this.#input.report(brokenImage(image, error))
    if (failures.length > 0) this.#input.report(failed(failures[0]))
  }

  /**
   * Renders a card, without an image that can't be shown.
   *
   * @param broken Such images, and why. Added to.
   */
  async #draw(
    card: SocialCard,
    html: (card: SocialCard) => string,
    broken: Map<string, unknown>,
  ): Promise<{ image: Uint8Array; isWhole: boolean }> {
    try {
      return { image: await this.#render(html(card), card.language), isWhole: true }
    } catch (error) {
      const { background, logo, ...plain } = card
      if (background === undefined && !logo) throw error
      const rest = background === undefined || !logo ? plain : { ...plain, logo }
      const { image } = await this.#draw(rest, html, broken)
      broken.set(background === undefined ? 'the logo' : `\`${background}\``, error)
      return { image, isWhole: false }
    }
  }

  #cardOf({ data, around }: PreparedPage): { card: SocialCard; lost: string[] } {
    const { title, description, language, frontmatter } = data
    const fonts = this.#fonts.map(({ family }) => family)
    const { thumbnails } = this.#input.project.settings
    const wanted = thumbnails.fonts?.family
    const lost: string[] = []
    const shown = (text: string) => {
      const read = cardText(text, hasOwnFonts(this.#fonts))
      lost.push(...read.lost)
      return read.text
    }
    const card = {
      ...this.#looks.of(frontmatter.thumbnail),
      title: shown(title),
      section: cardSection(around, thumbnails.eyebrow?.source, frontmatter.thumbnail).map(
        shown,
      ),
      ...(description && { description: shown(stripInlineMarkdown(description)) }),
      fonts: wanted === undefined ? fonts : [wanted, ...fonts],
      language,
    }
    return { card, lost }
  }

  async #template(): Promise<(card: SocialCard) => string> {
    if (templateFile(this.#input.project) === undefined) return cardHtml
    const { renderSocialCard } = (await import(this.#input.bundle)) as ServerBundle
    return renderSocialCard ?? cardHtml
  }
}

/** Path of the author's card template, which is part of the server bundle. */
function templateFile({
  options: { socialCards },
  root,
}: Pick<Project, 'options' | 'root'>): string | undefined {
  const template = typeof socialCards === 'object' ? socialCards.template : undefined
  return template === undefined ? undefined : toPosix(resolve(root, template))
}

/** Characters that a page's card can't show. */
interface Loss {
  file: string
  lost: readonly string[]
}

const noUrl: Diagnostic = {
  severity: 'warning',
  code: 'output/no-address',
  message: 'No social cards are made: they need absolute URLs',
  hint: 'Set the URL of the site with the option `site`, or with `--site`.',
}

const noPackage: Diagnostic = {
  severity: 'warning',
  code: 'output/cards-package',
  message: `No social cards are made: the package ${CARD_PACKAGE} is not installed`,
  hint: `npm install --save-dev ${CARD_PACKAGE}`,
}

function noLetters(count: number): Diagnostic {
  return {
    severity: 'warning',
    code: 'output/cards-font',
    message: `${count} ${count === 1 ? 'page has no social card: its title has' : 'pages have no social card: their titles have'} characters that Inter lacks`,
    hint: 'Configure a font that has them: `socialCards: { fonts: ["fonts/NotoSansJP.ttf"] }`.',
  }
}

/** One diagnostic for all pages, because pages in a group share its name's missing characters. */
function lostSigns([first, ...others]: readonly Loss[]): Diagnostic {
  const signs = [...new Set(first?.lost)].map((sign) => `\`${sign}\``).join(', ')
  const more =
    others.length > 0 &&
    `, as on ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`
  return {
    severity: 'warning',
    code: 'output/cards-signs',
    ...(first && { file: first.file }),
    message: `The social card lacks ${signs}${more || ''}`,
    hint: "Cards can't show emoji. For other characters, configure a font that has them: `socialCards: { fonts: [...] }`.",
  }
}

function brokenImage(image: string, error: unknown): Diagnostic {
  return {
    severity: 'warning',
    code: 'output/cards-image',
    message: `Social cards can't show ${image}: ${errorMessage(error)}`,
    hint: 'Replace the image. Cards are made without it.',
  }
}

function failed(error: unknown): Diagnostic {
  const message = errorMessage(error)
  return {
    severity: 'warning',
    code: 'output/cards-failed',
    message: `Social cards could not be rendered: ${message}`,
    hint: 'Pages link to missing images. Fix the template, or turn `socialCards` off.',
  }
}
