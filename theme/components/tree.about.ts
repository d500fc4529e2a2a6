import type { ComponentChildren } from 'preact'
import { find, hasClass, make, makeText, textOf } from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf, type AttributesOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface TreeFileProps {
  name?: ComponentChildren
  highlight?: Flag
  /** Comment after the name. */
  children?: ComponentChildren
}

export interface TreeFolderProps {
  name?: ComponentChildren
  defaultOpen?: Flag
  /** If false, the folder is always open. */
  openable?: Flag
  highlight?: Flag
  children?: ComponentChildren
}

export interface TreeProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export const treeClass = {
  folder: 'tree-folder',
  file: 'tree-file',
  row: 'tree-row',
  name: 'tree-name',
  comment: 'tree-comment',
  contents: 'tree-contents',
} as const

const entryRule: PartRule = (element, inside) => {
  const row = find(element, treeClass.row)
  const name = row && find(row, treeClass.name)
  const comment = row && find(row, treeClass.comment)
  const list = find(element, treeClass.contents)
  const slash = hasClass(element, treeClass.folder) ? '/' : ''
  const words = [make('code', [makeText(`${name ? textOf(name).trim() : ''}${slash}`)])]
  return [
    make('li', [
      make('p', comment ? [...words, makeText(` ${textOf(comment).trim()}`)] : words),
      ...(list ? inside(list.children) : []),
    ]),
  ]
}

export const Tree = {
  module: 'components/tree',
  attributes: {},
  parts: {
    Folder: {
      name: { type: 'text', description: 'The name of the folder.', required: true },
      defaultOpen: {
        type: 'flag',
        description: 'Open initially.',
        default: 'false',
      },
      openable: {
        type: 'flag',
        description: 'Whether it can be opened and closed.',
        default: 'true',
      },
      highlight: { type: 'flag', description: 'Highlights the entry.' },
    } satisfies AttributesOf<TreeFolderProps>,
    File: {
      name: { type: 'text', description: 'The name of the file.', required: true },
      highlight: { type: 'flag', description: 'Highlights the entry.' },
    } satisfies AttributesOf<TreeFileProps>,
  },
  markdown: { [treeClass.folder]: entryRule, [treeClass.file]: entryRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<TreeProps>

export const FileTree = {
  module: 'components/tree',
  attributes: {},
  markdown: Tree.markdown,
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: [],
} satisfies AboutOf<TreeProps>
