import type { ComponentChildren } from 'preact'
import { Heading } from '../../theme/components/heading.tsx'
import './api-section.css'

export interface ApiSectionProps {
  title: string
  id: string
  /** At the right of the title: a content type. */
  subtitle?: string
  /** 2, or 3 inside of another section. */
  level?: 2 | 3
  children?: ComponentChildren
}

/** A section of the reference: Headers, Body, Response, … (behaviour 5.3). */
export function ApiSection({
  title,
  id,
  subtitle,
  level = 2,
  children,
}: ApiSectionProps) {
  return (
    <section class="api-section" aria-labelledby={id}>
      <div class="api-section-heading">
        <Heading level={level} id={id} class="api-section-heading-title">
          {title}
        </Heading>
        {subtitle && <span class="api-section-heading-subtitle">{subtitle}</span>}
      </div>
      {children}
    </section>
  )
}
