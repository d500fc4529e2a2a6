import { Card as ThemeCard, type CardProps } from 'skerry/theme/components/card'
import { usePage } from 'skerry/runtime'
import './card.css'

interface LabelledCardProps extends CardProps {
  /** A word in the corner: `New`. */
  label?: string
}

/** Wraps the theme's card with a label, and replaces it on one page, to show both. */
export default function Card({ label, ...props }: LabelledCardProps) {
  const { page } = usePage()
  if (page.path === 'examples/replaced-parts') return <PlainCard {...props} />
  if (!label) return <ThemeCard {...props} />
  return (
    <div class="labelled-card">
      <ThemeCard {...props} />
      <span class="labelled-card-label">{label}</span>
    </div>
  )
}

/** A card that shares nothing with the theme's but its attributes. */
function PlainCard({ title, children }: CardProps) {
  return (
    <section class="plain-card">
      <strong>{title}</strong>
      <div>{children}</div>
    </section>
  )
}
