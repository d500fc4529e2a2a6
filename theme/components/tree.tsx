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

/**
 * A file tree. Uses nested lists and `<details>`, so it works without JavaScript. The lists are no
 * `<ul>`, as on Mintlify: styles of the site for the lists of the text don't reach them.
 */
function FolderTree({ children, ...props }: TreeProps) {
  const strings = useStrings()
  return (
    <div
      role="list"
      class={classNames('tree', props.class, props.className)}
      data-component-part="tree-root"
      aria-label={strings.tree}
    >
      {children}
    </div>
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
      <span class={treeClass.name} data-component-part="tree-folder-title">
        {name}
      </span>
    </>
  )
  const contents = (
    <div
      role="list"
      class={treeClass.contents}
      data-component-part="tree-folder-children-wrapper"
    >
      {children}
    </div>
  )
  return (
    <div
      role="listitem"
      class={treeClass.folder}
      data-component-part="tree-folder"
      data-highlight={readFlag(highlight) || undefined}
    >
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
    </div>
  )
}

function File({ name, highlight, children }: TreeFileProps) {
  return (
    <div
      role="listitem"
      class={treeClass.file}
      data-component-part="tree-file"
      data-highlight={readFlag(highlight) || undefined}
    >
      <div class={treeClass.row}>
        <span class="tree-caret" />
        <Icon
          class="tree-icon"
          part="tree-file-icon"
          icon={{ name: 'file', library: 'lucide' }}
          size={14}
        />
        <span class={treeClass.name} data-component-part="tree-file-title">
          {name}
        </span>
        {children && <span class={treeClass.comment}>{children}</span>}
      </div>
    </div>
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
