import type { ComponentChildren } from 'preact'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import { readFileList } from './read-file-list.ts'
import type { FileListEntry } from './read-file-list.ts'
import './tree.css'

export interface TreeProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface TreeFolderProps {
  name?: ComponentChildren
  defaultOpen?: Flag
  /** False: the folder is always open. */
  openable?: Flag
  highlight?: Flag
  children?: ComponentChildren
}

export interface TreeFileProps {
  name?: ComponentChildren
  highlight?: Flag
  /** Words after the name. */
  children?: ComponentChildren
}

/** Files and folders (behaviour 4.10): lists in lists, so they are read and folded without JavaScript. */
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
      <span class="tree-name">{name}</span>
    </>
  )
  const contents = <ul class="tree-contents">{children}</ul>
  return (
    <li class="tree-folder" data-highlight={readFlag(highlight) || undefined}>
      {readFlag(openable, true) ? (
        <details open={readFlag(defaultOpen)}>
          <summary class="tree-row">
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
          <div class="tree-row">
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
    <li class="tree-file" data-highlight={readFlag(highlight) || undefined}>
      <div class="tree-row">
        <span class="tree-caret" />
        <Icon class="tree-icon" icon={{ name: 'file', library: 'lucide' }} size={14} />
        <span class="tree-name">{name}</span>
        {children && <span class="tree-comment">{children}</span>}
      </div>
    </li>
  )
}

export const Tree = Object.assign(FolderTree, { Folder, File })

/**
 * A tree written as a Markdown list: entries with a list or a slash at the end are folders,
 * strong names are highlighted, words after a name are a comment.
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
