import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { useStrings } from '../../runtime/use-strings.ts'
import { Heading } from '../../theme/components/heading.tsx'
import { lazyClass } from './folds/lazy-class.ts'
import { ReferenceContext } from './reference-context.ts'
import './api-section.css'

interface ApiSectionProps {
  title: string
  id: string
  /** Right of the title, such as a content type. */
  subtitle?: string
  children?: ComponentChildren
}

/** A section of the reference: Headers, Body, Response, …. */
export function ApiSection({ title, id, subtitle, children }: ApiSectionProps) {
  const { expandAll, collapseAll } = useStrings()
  const level = useContext(ReferenceContext)?.level ?? 2
  return (
    // Sections in callbacks have the names of those around them, so they are no landmarks.
    <section class="api-section" aria-labelledby={level === 2 ? id : undefined}>
      <div class="api-section-heading">
        <Heading level={level} id={id} class="api-section-heading-title">
          {title}
        </Heading>
        {subtitle && <span class="api-section-heading-subtitle">{subtitle}</span>}
        <button
          type="button"
          class={`${lazyClass.all} needs-js`}
          data-more={expandAll}
          data-less={collapseAll}
        >
          {expandAll}
        </button>
      </div>
      {children}
    </section>
  )
}
