import type { ComponentChildren } from 'preact'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { fillIn, useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { PlainLines } from './plain-lines.tsx'
import { readFlag, readNumber } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import { textOf } from './text-of.ts'
import './code-block.css'

export interface CodeBlockProps {
  /** As the author wrote it. */
  language?: string
  /** Above the code. */
  title?: string
  /** The same as `title`. */
  filename?: string
  icon?: IconValue
  iconType?: string
  /** The highlighted inside of `<code>`, from a fence; without it the children are the code. */
  html?: string
  /** Line numbers. */
  lines?: Flag
  /** The first line's number. */
  start?: number | string
  /** Break long lines instead of scrolling. */
  wrap?: Flag
  /** Show the first lines only, with a button for the rest. */
  expandable?: Flag
  /** No copy button. */
  nocopy?: Flag
  lineCount?: number
  /** Marked lines, such as `[1, 3]` or `"1-2,5"`; for children, a fence has them in its `html`. */
  highlight?: string | number | number[]
  /** Lines that stay clear while the others are dimmed. */
  focus?: string | number | number[]
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Below this many lines a folded block shows one line only (behaviour 4.7). */
const shortBlock = 7

/**
 * A block of code (behaviour 4.7). Whole without JavaScript: folding is a `<details>` after the
 * code, and the copy button is shown where scripts run (the loader answers it).
 */
export function CodeBlock({
  title,
  html,
  icon,
  iconType,
  children,
  ...props
}: CodeBlockProps) {
  const strings = useStrings()
  const start = readNumber(props.start)
  const startClass = useGeneratedStyle({
    '--code-start': start === undefined || start === 1 ? undefined : start - 1,
  })
  const name = title ?? props.filename
  const text = html === undefined ? textOf(children).replace(/^\n|\s+$/g, '') : ''
  const lineCount = props.lineCount ?? text.split('\n').length
  const language = props.language?.trim() || 'text'
  const copyButton = !readFlag(props.nocopy) && (
    <button
      type="button"
      class="code-block-copy-button"
      data-component-part="code-block-copy-button"
      aria-label={strings.copyCode}
    />
  )

  return (
    <div
      class={classNames('code-block', startClass, props.class, props.className)}
      data-component-part="code-block-root"
      data-language={language}
      data-lines={readFlag(props.lines) || undefined}
      data-wrap={readFlag(props.wrap) || undefined}
      data-folds={
        (readFlag(props.expandable) && (lineCount < shortBlock ? 'short' : 'long')) ||
        undefined
      }
    >
      {name && (
        <div class="code-block-header" data-component-part="code-block-header">
          {icon && (
            <Icon class="code-block-icon" icon={icon} iconType={iconType} size={14} />
          )}
          <span class="code-block-title" data-component-part="code-block-header-filename">
            {name}
          </span>
          {copyButton}
        </div>
      )}
      {!name && copyButton}
      <pre tabIndex={readFlag(props.wrap) ? undefined : 0}>
        {html === undefined ? (
          <code class={`language-${language}`}>
            <PlainLines text={text} highlight={props.highlight} focus={props.focus} />
          </code>
        ) : (
          <code
            class={`language-${language}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </pre>
      {readFlag(props.expandable) && (
        <details class="code-block-fold" data-component-part="code-block-expand-button">
          <summary class="code-block-fold-button">
            <span class="code-block-more">
              {fillIn(strings.seeAllLines, { count: lineCount })}
            </span>
            <span class="code-block-less">{strings.collapse}</span>
          </summary>
        </details>
      )}
    </div>
  )
}
