import type { CardProps } from '../components/card.tsx'
import type { ColumnsProps } from '../components/columns.tsx'
import type { FrameProps } from '../components/frame.tsx'
import type { TileProps } from '../components/tile.tsx'
import { iconType } from './attribute.ts'
import type { Attributes, Of } from './attribute.ts'

const columns: Of<ColumnsProps> = {
  cols: {
    type: 'number',
    description: 'Columns where there is room, 1 to 4.',
    default: '2',
  },
}

/** Attributes of cards, grids and pictures. */
export const cards = {
  Card: {
    title: { type: 'markdown', description: 'The title.' },
    icon: { type: 'icon', description: 'Above the title.' },
    iconType,
    color: { type: 'color', description: 'The colour of the icon.' },
    href: { type: 'address', description: 'Makes the whole card a link.' },
    arrow: {
      type: 'flag',
      description: 'The arrow in the corner; by default on links to other sites.',
    },
    horizontal: { type: 'flag', description: 'Icon beside the text.', default: 'false' },
    img: { type: 'address', description: 'An image across the top.' },
    cta: { type: 'markdown', description: 'Words with an arrow at the bottom.' },
    disabled: { type: 'flag', description: 'Dimmed, and no link.' },
    type: {
      type: ['note', 'tip', 'warning', 'info', 'check', 'danger'],
      description: 'In the colours of that callout.',
    },
  } satisfies Of<CardProps>,
  CardGroup: columns,
  Column: {},
  Columns: columns,
  Frame: {
    caption: { type: 'markdown', description: 'Words below.' },
    hint: { type: 'markdown', description: 'Words above.' },
  } satisfies Of<FrameProps>,
  Image: {
    src: { type: 'address', description: 'The image.', required: true },
    alt: { type: 'text', description: 'What it shows, for those who do not see it.' },
    title: { type: 'text', description: 'Shown when the pointer rests on it.' },
    width: { type: 'number', description: 'In pixels.' },
    height: { type: 'number', description: 'In pixels.' },
    noZoom: { type: 'flag', description: 'A click does not enlarge it.' },
  },
  Tile: {
    href: { type: 'address', description: 'Where it leads.', required: true },
    title: { type: 'markdown', description: 'Below the preview.' },
    description: { type: 'markdown', description: 'Below the title.' },
  } satisfies Of<TileProps>,
} satisfies Record<string, Attributes>
