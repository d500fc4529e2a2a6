import type { ComponentChildren } from 'preact'

/** A titled section of the form. */
export function Section({
  title,
  children,
}: {
  title: string
  children: ComponentChildren
}) {
  return (
    <section class="console-section">
      <h3 class="console-heading">{title}</h3>
      {children}
    </section>
  )
}
