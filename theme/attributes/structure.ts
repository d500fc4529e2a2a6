import type { AccordionProps } from '../components/accordion.tsx'
import type { ExpandableProps } from '../components/expandable.tsx'
import type { StepProps, StepsProps } from '../components/steps.tsx'
import type { TabProps } from '../components/tabs.tsx'
import type { TreeFileProps, TreeFolderProps } from '../components/tree.tsx'
import type { ViewProps } from '../components/view.tsx'
import { iconType, noAnchor } from './attribute.ts'
import type { Attributes, Of } from './attribute.ts'

/** Attributes of components that hold parts of a page. */
export const structure = {
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
  Panel: {},
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
  View: {
    title: { type: 'text', description: 'In the list of views.', required: true },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
  } satisfies Of<ViewProps>,
} satisfies Record<string, Attributes>
