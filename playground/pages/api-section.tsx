import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { Heading } from '../../theme/components/heading.tsx'
import { ReferenceContext } from './reference-context.ts'
import './api-section.css'

export interface ApiSectionProps {
  title: string
  id: string
  /** At the right of the title: a content type. */
  subtitle?: string
  children?: ComponentChildren
}

/** A section of the reference: Headers, Body, Response, …. */
export function ApiSection({ title, id, subtitle, children }: ApiSectionProps) {
  const level = useContext(ReferenceContext)?.level ?? 2
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
