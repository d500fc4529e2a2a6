import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { readFileList } from './read-file-list.ts'
import type { FileListEntry } from './read-file-list.ts'
import { readFlag } from './read-flag.ts'
import {
  treeClass,
  type TreeFileProps,
  type TreeFolderProps,
  type TreeProps,
} from './tree.about.ts'
import './tree.css'

export type { TreeFileProps, TreeFolderProps, TreeProps } from './tree.about.ts'

/** A file tree. Uses nested lists and `<details>`, so it works without JavaScript. */
function FolderTree({ children, ...props }: TreeProps) {
  const strings = useStrings()
  return (
    <ul
      role="list"
      class={classNames('tree', props.class, props.className)}
      aria-label={strings.tree}
    >
      {children}
    </ul>
  )
}

function Folder({
  name,
  defaultOpen,
  openable = true,
  highlight,
  children,
}: TreeFolderProps) {
  const label = (
    <>
      <Icon class="tree-icon" icon={{ name: 'folder', library: 'lucide' }} size={14} />
      <span class={treeClass.name}>{name}</span>
    </>
  )
  const contents = <ul class={treeClass.contents}>{children}</ul>
  return (
    <li class={treeClass.folder} data-highlight={readFlag(highlight) || undefined}>
      {readFlag(openable, true) ? (
        <details open={readFlag(defaultOpen)}>
          <summary class={treeClass.row}>
            <Icon
              class="tree-caret"
              icon={{ name: 'chevron-right', library: 'lucide' }}
              size={12}
            />
            {label}
          </summary>
          {contents}
        </details>
      ) : (
        <>
          <div class={treeClass.row}>
            <span class="tree-caret" />
            {label}
          </div>
          {contents}
        </>
      )}
    </li>
  )
}

function File({ name, highlight, children }: TreeFileProps) {
  return (
    <li class={treeClass.file} data-highlight={readFlag(highlight) || undefined}>
      <div class={treeClass.row}>
        <span class="tree-caret" />
        <Icon class="tree-icon" icon={{ name: 'file', library: 'lucide' }} size={14} />
        <span class={treeClass.name}>{name}</span>
        {children && <span class={treeClass.comment}>{children}</span>}
      </div>
    </li>
  )
}

export const Tree = Object.assign(FolderTree, { Folder, File })

/**
 * A file tree written as a Markdown list. Entries with a nested list or a trailing slash are
 * folders, bold names are highlighted, and text after a name is a comment.
 */
export function FileTree({ children, ...props }: TreeProps) {
  return <FolderTree {...props}>{readFileList(children).map(renderEntry)}</FolderTree>
}

function renderEntry({
  name,
  comment,
  highlight,
  entries,
}: FileListEntry): ComponentChildren {
  if (!entries) {
    return (
      <File name={name} highlight={highlight}>
        {comment}
      </File>
    )
  }
  return (
    <Folder name={name} highlight={highlight} defaultOpen openable={entries.length > 0}>
      {entries.map(renderEntry)}
    </Folder>
  )
}
