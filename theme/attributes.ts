import type { AccordionProps } from './components/accordion.tsx'
import type { BadgeProps } from './components/badge.tsx'
import type { BannerProps } from './components/banner.tsx'
import type { CalloutProps } from './components/callout.tsx'
import type { CardProps } from './components/card.tsx'
import type { CodeBlockProps } from './components/code-block.tsx'
import type { ColorItemProps, ColorProps, ColorRowProps } from './components/color.tsx'
import type { ColumnsProps } from './components/columns.tsx'
import type { ExpandableProps } from './components/expandable.tsx'
import type { FrameProps } from './components/frame.tsx'
import type { HeadingProps } from './components/heading.tsx'
import type { IconProps } from './components/icon.tsx'
import type { LatexProps } from './components/latex.tsx'
import type { MermaidProps } from './components/mermaid.tsx'
import type { ParamFieldProps } from './components/param-field.tsx'
import type { PromptProps } from './components/prompt.tsx'
import type { ResponseFieldProps } from './components/response-field.tsx'
import type { StepProps, StepsProps } from './components/steps.tsx'
import type { TabProps } from './components/tabs.tsx'
import type { TileProps } from './components/tile.tsx'
import type { TooltipProps } from './components/tooltip.tsx'
import type { TreeFileProps, TreeFolderProps } from './components/tree.tsx'
import type { UpdateProps } from './components/update.tsx'
import type { ViewProps } from './components/view.tsx'
import type { VisibilityProps } from './components/visibility.tsx'
import type { ComponentName } from './component-modules.ts'

/** What an attribute takes. `markdown` is text with inline Markdown, `flag` also stands bare. */
export type AttributeType =
  | 'text'
  | 'markdown'
  | 'flag'
  | 'number'
  | 'icon'
  | 'color'
  | 'address'
  | 'lines'
  | 'list'
  | 'object'
  | 'any'
  | readonly string[]

/** One attribute of a component, as the documentation lists it and `skerry check` knows it. */
export interface Attribute {
  /** A list of words stands for exactly these words. */
  type: AttributeType
  /** One line, inline Markdown. */
  description: string
  required?: true
  default?: string
  /** Understood because authors write it; the documentation leaves it out. */
  tolerated?: true
}

export type Attributes = Record<string, Attribute>

/** Components that are written with a dot. */
type PartName = 'Tree.Folder' | 'Tree.File' | 'Color.Row' | 'Color.Item'

/** What all components take, or what the compile step writes for them. */
type Common = 'children' | 'class' | 'className'

/** Keeps a list and the props of its component in step: a missing or unknown name does not compile. */
type Of<Props, Internal extends keyof Props = never> = Record<
  Exclude<keyof Props, Common | Internal>,
  Attribute
>

/** Attributes of every component. */
export const commonAttributes: Attributes = {
  className: { type: 'text', description: 'Class names for the outermost element.' },
  class: { type: 'text', description: 'The same as `className`.' },
}

const iconType = {
  type: 'text',
  description:
    'Font Awesome style: `solid`, `regular` or `brands`. Styles of the paid edition fall back to these.',
} as const satisfies Attribute

const noAnchor = {
  type: 'flag',
  description: 'No link on the title.',
} as const satisfies Attribute

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

const columns: Of<ColumnsProps> = {
  cols: {
    type: 'number',
    description: 'Columns where there is room, 1 to 4.',
    default: '2',
  },
}

const examples: Attributes = {
  dropdown: { type: 'flag', description: 'A menu instead of tabs.', default: 'false' },
  title: { type: 'text', description: 'A title for the group.', tolerated: true },
}

const response: Of<ResponseFieldProps> = {
  name: { type: 'text', description: 'The name of the field.', required: true },
  type: { type: 'text', description: 'Its type, in any words: `string`, `User | null`.' },
  default: {
    type: 'any',
    description: 'What it is when it is not given. Long and nested values are not shown.',
  },
  required: { type: 'flag', description: 'Marks it as required.' },
  deprecated: { type: 'flag', description: 'Marks it as deprecated.' },
  pre: { type: 'list', description: 'Labels before the name.' },
  post: { type: 'list', description: 'Labels after everything else.' },
  id: { type: 'text', description: 'Its anchor; `param-` and the name by default.' },
}

/** Every attribute of every component (behaviour part 4). */
export const attributes = {
  Accordion: {
    title: {
      type: 'markdown',
      description: 'What is seen while it is closed.',
      required: true,
    },
    description: { type: 'markdown', description: 'Words under the title.' },
    defaultOpen: {
      type: 'flag',
      description: 'Open from the beginning.',
      default: 'false',
    },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
  } satisfies Of<AccordionProps>,
  AccordionGroup: {},
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
  Check: callout,
  CodeBlock: {
    language: { type: 'text', description: 'For the colours.' },
    title: { type: 'text', description: 'Above the code.' },
    filename: { type: 'text', description: 'The same as `title`.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    lines: { type: 'flag', description: 'Line numbers.' },
    start: { type: 'number', description: "The first line's number.", default: '1' },
    wrap: { type: 'flag', description: 'Break long lines.' },
    expandable: { type: 'flag', description: 'Show the first lines only, and a button.' },
    nocopy: { type: 'flag', description: 'No copy button.' },
    highlight: { type: 'lines', description: 'Marked lines: `[1, 3]` or `"1-2,5"`.' },
    focus: { type: 'lines', description: 'Lines that stay clear.' },
  } satisfies Of<CodeBlockProps, 'html' | 'lineCount'>,
  CodeGroup: examples,
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
  Column: {},
  Columns: columns,
  Danger: callout,
  Expandable: {
    title: {
      type: 'text',
      description: 'What is shown and hidden.',
      default: 'child attributes',
    },
    defaultOpen: {
      type: 'flag',
      description: 'Open from the beginning.',
      default: 'false',
    },
    id: { type: 'text', description: 'Its anchor.' },
  } satisfies Of<ExpandableProps>,
  FileTree: {},
  Frame: {
    caption: { type: 'markdown', description: 'Words below.' },
    hint: { type: 'markdown', description: 'Words above.' },
  } satisfies Of<FrameProps>,
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
  Image: {
    src: { type: 'address', description: 'The image.', required: true },
    alt: { type: 'text', description: 'What it shows, for those who do not see it.' },
    title: { type: 'text', description: 'Shown when the pointer rests on it.' },
    width: { type: 'number', description: 'In pixels.' },
    height: { type: 'number', description: 'In pixels.' },
    noZoom: { type: 'flag', description: 'A click does not enlarge it.' },
  },
  Info: callout,
  Latex: {
    display: {
      type: 'flag',
      description: 'A block of its own instead of a part of the line.',
    },
  } satisfies Of<LatexProps>,
  Mermaid: {
    chart: {
      type: 'text',
      description: 'The diagram; usually a `mermaid` fence.',
      required: true,
    },
    placement: {
      type: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
      description: 'Where the controls are.',
      default: 'bottom-right',
    },
    actions: {
      type: 'flag',
      description: 'Controls to zoom and move; by default on large diagrams.',
    },
  } satisfies Of<MermaidProps>,
  Note: callout,
  Panel: {},
  ParamField: {
    path: { type: 'text', description: 'The name of a path parameter.' },
    query: { type: 'text', description: 'The name of a query parameter.' },
    body: { type: 'text', description: 'The name of a body field.' },
    header: { type: 'text', description: 'The name of a header.' },
    cookie: { type: 'text', description: 'The name of a cookie.' },
    type: response.type,
    required: response.required,
    optional: {
      type: 'flag',
      description: 'Without effect: what is not required is optional.',
      tolerated: true,
    },
    deprecated: response.deprecated,
    default: response.default,
    placeholder: { type: 'text', description: "In the playground's empty input." },
    initialValue: { type: 'any', description: "In the playground's input at first." },
    hidden: { type: 'flag', description: 'Not on the page.' },
    pre: response.pre,
    post: response.post,
    id: response.id,
  } satisfies Of<ParamFieldProps>,
  Prompt: {
    description: {
      type: 'markdown',
      description: 'What the prompt does.',
      required: true,
    },
    icon: { type: 'icon', description: 'Before the description.' },
    iconType,
    actions: {
      type: 'list',
      description: 'Buttons: `copy`, `cursor`.',
      default: '["copy"]',
    },
  } satisfies Of<PromptProps>,
  RequestExample: examples,
  ResponseExample: examples,
  ResponseField: response,
  Step: {
    title: { type: 'markdown', description: 'The title.', required: true },
    icon: { type: 'icon', description: 'In place of the number.' },
    iconType,
    stepNumber: { type: 'number', description: 'In place of the counted number.' },
    titleSize: {
      type: ['p', 'h2', 'h3', 'h4'],
      description: 'In place of the size of all.',
    },
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
    noAnchor,
  } satisfies Of<StepProps>,
  Steps: {
    titleSize: {
      type: ['p', 'h2', 'h3', 'h4'],
      description:
        'The size of the titles; `h2` and `h3` are listed in the table of contents.',
      default: 'p',
    },
  } satisfies Of<StepsProps>,
  Tab: {
    title: { type: 'text', description: 'On the tab.', required: true },
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
  } satisfies Of<TabProps>,
  Table: {},
  Tabs: {
    defaultTabIndex: {
      type: 'number',
      description: 'The tab that is open at first, from 0.',
      default: '0',
    },
    sync: {
      type: 'flag',
      description: 'Follows other tabs and code groups of the same titles.',
      default: 'true',
    },
    borderBottom: {
      type: 'flag',
      description: 'A line under the content.',
      default: 'false',
    },
    items: {
      type: 'list',
      description: 'Without effect: tabs have titles.',
      tolerated: true,
    },
  },
  Tile: {
    href: { type: 'address', description: 'Where it leads.', required: true },
    title: { type: 'markdown', description: 'Below the preview.' },
    description: { type: 'markdown', description: 'Below the title.' },
  } satisfies Of<TileProps>,
  Tip: callout,
  Tooltip: {
    tip: { type: 'text', description: 'What it says.', required: true },
    headline: { type: 'text', description: 'A title above it.' },
    cta: { type: 'text', description: 'The words of a link in it.' },
    href: { type: 'address', description: 'Where the link leads.' },
  } satisfies Of<TooltipProps>,
  Tree: {},
  'Tree.Folder': {
    name: { type: 'text', description: 'The name of the folder.', required: true },
    defaultOpen: {
      type: 'flag',
      description: 'Open from the beginning.',
      default: 'false',
    },
    openable: { type: 'flag', description: 'Can be opened and closed.', default: 'true' },
    highlight: { type: 'flag', description: 'Marked.' },
  } satisfies Of<TreeFolderProps>,
  'Tree.File': {
    name: { type: 'text', description: 'The name of the file.', required: true },
    highlight: { type: 'flag', description: 'Marked.' },
  } satisfies Of<TreeFileProps>,
  Update: {
    label: { type: 'markdown', description: 'A date or a version.', required: true },
    description: { type: 'markdown', description: 'Words under the label.' },
    tags: { type: 'list', description: 'For the filter.' },
    rss: { type: 'object', description: '`{title, description}` for the feed.' },
    id: { type: 'text', description: 'Its anchor; made of the label by default.' },
    date: { type: 'text', description: 'The same as `label`.', tolerated: true },
  } satisfies Of<UpdateProps>,
  View: {
    title: { type: 'text', description: 'In the list of views.', required: true },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
  } satisfies Of<ViewProps>,
  Visibility: {
    for: { type: ['humans', 'agents'], description: 'Who it is for.', required: true },
  } satisfies Of<VisibilityProps>,
  Warning: callout,
} satisfies Record<ComponentName | PartName, Attributes>
