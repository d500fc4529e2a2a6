import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { trustedHtml } from '../../runtime/trusted-html.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { codeBlockClass, type CodeBlockProps } from './code-block.about.ts'
import { Icon } from './icon.tsx'
import { PlainCode } from './plain-code.tsx'
import { readFlag, readNumber } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import './code-block.css'
import './code-copy.css'

export type { CodeBlockProps } from './code-block.about.ts'

/** Collapsed blocks with fewer lines show only one line. */
const shortBlock = 7

/**
 * A code block. Works without JavaScript: collapsing uses a `<details>` after the code, and the
 * copy button (handled by `actions/copy.ts`) is hidden.
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
  const text = html === undefined ? textOfChildren(children).replace(/^\n|\s+$/g, '') : ''
  const lineCount = props.lineCount ?? text.split('\n').length
  const language = textOfChildren(props.language).trim() || 'text'
  const named = props.languageName ? { language: props.languageName } : undefined
  const codeClass = codeBlockClass.code(props.languageName === 'text' ? 'text' : language)
  const copyButton = !readFlag(props.nocopy) && (
    <button
      type="button"
      class="code-block-copy-button"
      data-component-part="code-block-copy-button"
      data-testid={named && 'copy-code-button'}
      aria-label={strings.copyCode}
    />
  )

  return (
    <div
      {...dataAttributes(props)}
      {...named}
      class={classNames(codeBlockClass.root, startClass, props.class, props.className)}
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
          <Name {...{ name, icon, iconType }} />
          {copyButton}
        </div>
      )}
      {!name && copyButton}
      <pre
        {...named}
        class={named && 'shiki code-block-background'}
        data-component-part="code-block-root"
        tabIndex={readFlag(props.wrap) ? undefined : 0}
      >
        {html === undefined ? (
          <PlainCode
            {...named}
            class={codeClass}
            code={text}
            marks={{ highlight: props.highlight, focus: props.focus }}
            written={language}
          />
        ) : (
          <code
            {...named}
            class={codeClass}
            dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
          />
        )}
      </pre>
      {readFlag(props.expandable) && <Fold lineCount={lineCount} />}
    </div>
  )
}

/** What is shown above a block: its name, with an icon. */
function Name({
  name,
  icon,
  iconType,
}: Pick<CodeBlockProps, 'icon' | 'iconType'> & { name: string }) {
  return (
    <>
      {icon && <Icon class="code-block-icon" icon={icon} iconType={iconType} size={14} />}
      <span class={codeBlockClass.title} data-component-part="code-block-header-filename">
        {name}
      </span>
    </>
  )
}

/** The button that expands and collapses a block. */
function Fold({ lineCount }: { lineCount: number }) {
  const strings = useStrings()
  return (
    <details class="code-block-fold" data-component-part="code-block-expand-button">
      <summary class="code-block-fold-button">
        <span class="code-block-more">
          {fillIn(strings.seeAllLines, { count: lineCount })}
        </span>
        <span class="code-block-less">{strings.collapse}</span>
      </summary>
    </details>
  )
}

/** Data attributes set by rehype plugins. */
function dataAttributes(props: object): object {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => name.startsWith('data-')),
  )
}
