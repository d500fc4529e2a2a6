import type { ForeignProject } from './foreign-project.ts'
import {
  foreignText,
  listOf,
  parseForeignJson,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'

/**
 * The texts of Rspress that labels may be the keys of: those of `i18n.json`, by key and language.
 *
 * @see https://rspress.rs/guide/advanced/i18n
 */
export class RspressTexts {
  readonly #texts: ForeignRecord

  constructor(project: ForeignProject, config: ForeignRecord) {
    const path = foreignText(config['i18nSourcePath']) ?? 'i18n.json'
    this.#texts = recordOf(parseForeignJson(project.text(project.pathOf(path))))
  }

  /** The text in a language that a label is the key of, or the label. */
  text(label: string, language: string | undefined): string {
    return foreignText(recordOf(this.#texts[label])[language ?? '']) ?? label
  }

  /** An item of the navbar, with its items, in a language. */
  item(item: ForeignRecord, language: string | undefined): ForeignRecord {
    const text = foreignText(item['text'])
    return {
      ...item,
      ...(text !== undefined && { text: this.text(text, language) }),
      ...('items' in item && {
        items: listOf(item['items']).map((each) => this.item(recordOf(each), language)),
      }),
    }
  }
}
