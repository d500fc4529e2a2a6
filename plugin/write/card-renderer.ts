import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../kit/package-files.ts'
import { CARD_SIZE } from '../site/social-card.ts'
import type { CardFont } from './card-fonts.ts'

/** The package that makes images of cards: an optional peer. */
export const CARD_PACKAGE = '@takumi-rs/core'

/** A file that a card shows, by the address under which it does. */
export interface CardImage {
  src: string
  data: Uint8Array
}

/** What is used of the package (https://takumi.kane.tw/docs/reference). */
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

/** Gives the PNG of a card's HTML. */
export type RenderCard = (html: string, language: string) => Promise<Uint8Array>

/**
 * Loads the package that renders cards.
 *
 * @param root The content folder, from which it is looked for first.
 * @returns undefined where it is not installed.
 */
export async function loadCardRenderer(
  root: string,
  fonts: readonly CardFont[],
  images: readonly CardImage[],
): Promise<RenderCard | undefined> {
  const entry = findPackage(root)
  if (entry === undefined) return undefined
  const { Renderer } = (await importFile(entry)) as CardPackage
  const reader = createRequire(entry).resolve('@takumi-rs/helpers/html')
  const { fromHtml } = (await importFile(reader)) as HtmlReader
  const renderer = new Renderer()
  // Letters are taken from the first font that has them.
  for (const { family, data } of fonts)
    await renderer.registerFont({ name: family, data })
  return (html, lang) => {
    const { node, css } = fromHtml(html)
    return renderer.render(node, { ...CARD_SIZE, images, css, lang })
  }
}

function findPackage(root: string): string | undefined {
  for (const from of [root, packageRoot]) {
    try {
      return createRequire(join(from, 'package.json')).resolve(CARD_PACKAGE)
    } catch {
      // Looked for in the next place.
    }
  }
  return undefined
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}
