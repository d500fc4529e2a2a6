import type { CalloutProps } from '../components/callout.tsx'
import type { BadgeProps } from '../components/badge.tsx'
import type { BannerProps } from '../components/banner.tsx'
import type { ColorItemProps, ColorProps, ColorRowProps } from '../components/color.tsx'
import type { HeadingProps } from '../components/heading.tsx'
import type { IconProps } from '../components/icon.tsx'
import type { LatexProps } from '../components/latex.tsx'
import type { TooltipProps } from '../components/tooltip.tsx'
import type { UpdateProps } from '../components/update.tsx'
import type { VisibilityProps } from '../components/visibility.tsx'
import { iconType, noAnchor } from './attribute.ts'
import type { Attributes, Of } from './attribute.ts'

const callout: Of<CalloutProps> = {
  title: { type: 'markdown', description: 'Words above the text.' },
  icon: { type: 'icon', description: 'In place of the usual icon.' },
  iconType,
  color: { type: 'color', description: 'In place of the usual colour.' },
  type: {
    type: 'text',
    description: 'Has an effect on `Callout` only.',
    tolerated: true,
  },
}

/** Attributes of components in the flow of text. */
export const text = {
  Badge: {
    color: {
      type: [
        'gray',
        'blue',
        'green',
        'yellow',
        'orange',
        'red',
        'purple',
        'white',
        'surface',
        'white-destructive',
        'surface-destructive',
      ],
      description: 'Its colours.',
      default: 'gray',
    },
    size: { type: ['xs', 'sm', 'md', 'lg'], description: 'Its size.', default: 'md' },
    shape: { type: ['rounded', 'pill'], description: 'Its corners.', default: 'rounded' },
    icon: { type: 'icon', description: 'Before the words.' },
    iconType,
    stroke: { type: 'flag', description: 'A line around it instead of a fill.' },
    disabled: { type: 'flag', description: 'Dimmed.' },
  } satisfies Of<BadgeProps>,
  Banner: {
    content: { type: 'markdown', description: 'The words; or give children.' },
    type: {
      type: ['info', 'warning', 'critical'],
      description: 'Its colours.',
      default: 'info',
    },
    color: { type: 'any', description: 'A colour in place of them, or `{light, dark}`.' },
  } satisfies Of<BannerProps>,
  Callout: {
    ...callout,
    type: {
      type: ['note', 'tip', 'warning', 'info', 'check', 'danger'],
      description: 'Looks like the component of that name.',
    },
    icon: { type: 'icon', description: 'Before the text.' },
    color: { type: 'color', description: 'Tint, border and text are made of it.' },
  },
  Check: callout,
  Color: {
    variant: {
      type: ['compact', 'table'],
      description: 'Swatches beside each other, or in rows.',
      required: true,
    },
  } satisfies Of<ColorProps>,
  'Color.Row': {
    title: { type: 'text', description: 'The name of the row.' },
  } satisfies Of<ColorRowProps>,
  'Color.Item': {
    name: { type: 'text', description: 'The name of the colour.' },
    value: {
      type: 'any',
      description: 'A CSS colour, or `{light, dark}`.',
      required: true,
    },
  } satisfies Of<ColorItemProps>,
  Danger: callout,
  Heading: {
    level: { type: 'number', description: '1 to 6.', default: '2' },
    id: { type: 'text', description: 'Its anchor; made of the text by default.' },
    noAnchor,
  } satisfies Of<HeadingProps, 'alias'>,
  Icon: {
    icon: {
      type: 'icon',
      description: 'A name, a path or URL, or an SVG element.',
      required: true,
    },
    iconType,
    library: {
      type: ['fontawesome', 'lucide', 'tabler'],
      description: "In place of the site's library.",
    },
    color: { type: 'color', description: "The site's colour by default." },
    size: { type: 'number', description: 'In pixels.', default: '16' },
    'aria-label': {
      type: 'text',
      description: 'What it says, where no words beside it do.',
    },
  } satisfies Of<IconProps, 'keepsPlace'>,
  Info: callout,
  Latex: {
    display: {
      type: 'flag',
      description: 'A block of its own instead of a part of the line.',
    },
  } satisfies Of<LatexProps>,
  Note: callout,
  Table: {},
  Tip: callout,
  Tooltip: {
    tip: { type: 'text', description: 'What it says.', required: true },
    headline: { type: 'text', description: 'A title above it.' },
    cta: { type: 'text', description: 'The words of a link in it.' },
    href: { type: 'address', description: 'Where the link leads.' },
  } satisfies Of<TooltipProps>,
  Update: {
    label: { type: 'markdown', description: 'A date or a version.', required: true },
    description: { type: 'markdown', description: 'Words under the label.' },
    tags: { type: 'list', description: 'For the filter.' },
    rss: { type: 'object', description: '`{title, description}` for the feed.' },
    id: { type: 'text', description: 'Its anchor; made of the label by default.' },
    date: { type: 'text', description: 'The same as `label`.', tolerated: true },
  } satisfies Of<UpdateProps>,
  Visibility: {
    for: { type: ['humans', 'agents'], description: 'Who it is for.', required: true },
  } satisfies Of<VisibilityProps>,
  Warning: callout,
} satisfies Record<string, Attributes>
