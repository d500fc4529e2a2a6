import { toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { isVNode } from './is-vnode.ts'
import type { ParentElement } from './is-vnode.ts'
import { textOfChildren } from './text-of-children.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** An entry of a file tree written as a Markdown list. */
export interface FileListEntry {
  name: string
  /** Text after the name. */
  comment: string
  highlight: boolean
  /** Set for folders. */
  entries?: FileListEntry[]
}

/** Parses the lists among some children. Everything else is ignored. */
export function readFileList(children: ComponentChildren): FileListEntry[] {
  return elementsIn(children).flatMap((element): FileListEntry[] => {
    if (element.type === 'li') return [readEntry(element)]
    return readFileList(element.props.children)
  })
}

function readEntry(item: ParentElement): FileListEntry {
  const own = unwrapParagraphs(item.props.children)
  const lists = own.filter((child) => isList(child))
  const line = own.filter((child) => !isList(child))
  const first = line.find((child) => textOfChildren(child).trim() !== '')
  const text = textOfChildren(line).trim()
  // A name in strong or code is its own element. Otherwise it ends at the first space.
  const written = isVNode(first)
    ? textOfChildren(first).trim()
    : (text.split(/\s+/, 1)[0] ?? '')
  const folder = lists.length > 0 || written.endsWith('/')
  return {
    name: stripTrailingSlashes(written) || written,
    comment: text.slice(written.length).trim(),
    highlight: isVNode(first) && first.type === 'strong',
    ...(folder && { entries: readFileList(lists) }),
  }
}

function elementsIn(children: ComponentChildren): ParentElement[] {
  return toChildArray(children).filter((child): child is ParentElement => isVNode(child))
}

function isList(child: unknown): boolean {
  return isVNode(child) && (child.type === 'ul' || child.type === 'ol')
}

/** Items of a loose list have their text in paragraphs. */
function unwrapParagraphs(children: ComponentChildren): ReturnType<typeof toChildArray> {
  return toChildArray(children).flatMap((child) =>
    isVNode(child) && child.type === 'p' ? toChildArray(child.props.children) : [child],
  )
}
