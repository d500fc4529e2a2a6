import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { promptClass, type PromptProps } from './prompt.about.ts'
import { readList } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import './prompt.css'

export type { PromptProps } from './prompt.about.ts'

/**
 * A prompt for an AI assistant: a description, action buttons, and the text in a `<details>`.
 */
export function Prompt({ description, icon, iconType, children, ...props }: PromptProps) {
  const strings = useStrings()
  const actions = readList(props.actions ?? 'copy').map((action) => action.toLowerCase())
  const text = textOfChildren(children)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

  return (
    <div class={classNames(promptClass.root, props.class, props.className)}>
      <div class={promptClass.header} data-component-part="prompt-header">
        <Icon
          class="prompt-icon"
          icon={icon ?? { name: 'sparkles', library: 'lucide' }}
          iconType={iconType}
          size={18}
        />
        <div class={promptClass.description} data-component-part="prompt-description">
          <InlineMarkdown>{description}</InlineMarkdown>
        </div>
        <div class="prompt-actions" data-component-part="prompt-actions">
          {actions.includes('copy') && (
            <button type="button" class="prompt-action prompt-copy" data-copy={text}>
              {strings.copyPrompt}
            </button>
          )}
          {actions.includes('cursor') && (
            <a
              class="prompt-action"
              href={`https://cursor.com/link/prompt?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              {strings.openInCursor}
            </a>
          )}
        </div>
      </div>
      <details class="prompt-details">
        <summary class="prompt-toggle">
          <Icon
            class="prompt-caret"
            icon={{ name: 'chevron-right', library: 'lucide' }}
            size={12}
          />
          <span class="prompt-show">{strings.showPrompt}</span>
          <span class="prompt-hide">{strings.hidePrompt}</span>
        </summary>
        <div class={promptClass.content} data-component-part="prompt-content">
          {children}
        </div>
      </details>
    </div>
  )
}
