import { posix } from 'node:path'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import type { ReferenceTarget } from './convert-references.ts'
import type { ForeignProject } from './foreign-project.ts'

/** A dotted name, such as `boats.Rope.tie`. */
const OBJECT = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/
/** A block that documentation of an object is generated from. */
const BLOCK = /^(?:#+[ \t]+)?:::[ \t]+([\w.]+)/gm
/** The id of a heading, paragraph or anchor. */
const ID = /\{:?[ \t]*#([\w.:+-]+)[^{}\n]*\}|<a id="([^"]+)">/g

/**
 * What references in the pages of an MkDocs site lead to: ids in any page, and the page with the
 * documentation of an object, or of what it is a part of.
 */
export class MkdocsReferences {
  readonly #ids = new Map<string, string>()
  readonly #objects = new Map<string, string>()

  constructor(project: ForeignProject, content: string) {
    for (const file of project.files) {
      if (!PAGE_FILE.test(file) || !file.startsWith(`${content}/`)) continue
      const text = project.text(file)
      const path = posix.relative(content, file)
      for (const [, object = ''] of text.matchAll(BLOCK))
        keep(this.#objects, object, path)
      for (const [, id, name = ''] of text.matchAll(ID)) keep(this.#ids, id ?? name, path)
    }
  }

  /** @param page Relative to the content folder. */
  from(page: string): ReferenceTarget {
    const linkTo = (file: string) => posix.relative(posix.dirname(page), file)
    return (id) => {
      const file = this.#ids.get(id)
      if (file !== undefined) return file === page ? `#${id}` : `${linkTo(file)}#${id}`
      if (!OBJECT.test(id)) return undefined
      const outer = this.#documentationOf(id)
      return outer === undefined ? null : linkTo(outer)
    }
  }

  #documentationOf(object: string): string | undefined {
    const found = this.#objects.get(object)
    const end = object.lastIndexOf('.')
    return found ?? (end === -1 ? undefined : this.#documentationOf(object.slice(0, end)))
  }
}

function keep(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}
