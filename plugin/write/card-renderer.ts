import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import { packageRoot } from '../kit/package-files.ts'
import { resolveFrom } from '../kit/resolve-from.ts'
import { CARD_SIZE } from '../site/social-card.ts'
import type { CardFont } from './card-fonts.ts'

/** The package that renders cards to images, an optional peer dependency. */
export const CARD_PACKAGE = '@takumi-rs/core'

/** An image that a card shows, and the `src` that refers to it. */
export interface CardImage {
  src: string
  data: Uint8Array
}

/** The API of the package that we use (https://takumi.kane.tw/docs/reference). */
interface CardPackage {
  Renderer: new () => {
    registerFont(font: { name: string; data: Uint8Array }): Promise<unknown>
    render(
      node: unknown,
      options: {
        width: number
        height: number
        images: readonly CardImage[]
        css?: string[]
        lang?: string
      },
    ): Promise<Uint8Array>
  }
}

interface HtmlReader {
  fromHtml(html: string): { node: unknown; css: string[] }
}

/** Renders the HTML of a card to a PNG. */
export type RenderCard = (html: string, language: string) => Promise<Uint8Array>

/**
 * Loads the package that renders cards.
 *
 * @param root The content folder, from which the package is resolved first.
 * @returns undefined if it isn't installed.
 */
export async function loadCardRenderer(
  root: string,
  fonts: readonly CardFont[],
  images: readonly CardImage[],
): Promise<RenderCard | undefined> {
  const places = [root, packageRoot].map((folder) => join(folder, 'package.json'))
  const entry = resolveFrom(places, CARD_PACKAGE)
  if (entry === undefined) return undefined
  const { Renderer } = (await importFile(entry)) as CardPackage
  const reader = createRequire(entry).resolve('@takumi-rs/helpers/html')
  const { fromHtml } = (await importFile(reader)) as HtmlReader
  const renderer = new Renderer()
  // Each character uses the first font that has it.
  for (const { family, data } of fonts)
    await renderer.registerFont({ name: family, data })
  return (html, lang) => {
    const { node, css } = fromHtml(html)
    // All of them are decoded, so that one which is damaged would end all cards.
    const shown = images.filter(({ src }) => html.includes(escapeAttribute(src)))
    return renderer.render(node, { ...CARD_SIZE, images: shown, css, lang })
  }
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}
