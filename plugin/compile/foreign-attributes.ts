/** Instead of our name: the attribute has no counterpart, and nothing is lost without it. */
export const NEEDLESS = ''

const tabs = { label: 'title', value: 'title', default: NEEDLESS }
const link = {
  to: 'href',
  variant: NEEDLESS,
  icon: NEEDLESS,
  iconPlacement: NEEDLESS,
  passHref: NEEDLESS,
  legacyBehavior: NEEDLESS,
  prefetch: NEEDLESS,
}

/** By our component. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Tabs: {
    defaultIndex: 'defaultTabIndex',
    groupId: NEEDLESS,
    syncKey: NEEDLESS,
    queryString: NEEDLESS,
    lazy: NEEDLESS,
    persist: NEEDLESS,
    updateAnchor: NEEDLESS,
    storageKey: NEEDLESS,
  },
  Tab: tabs,
  Callout: { emoji: 'icon' },
  CardGroup: { num: 'cols', stagger: NEEDLESS },
  Card: { to: 'href' },
  CodeBlock: { lang: 'language', showLineNumbers: 'lines', frame: NEEDLESS },
  AccordionGroup: { type: NEEDLESS, collapsible: NEEDLESS, defaultValue: NEEDLESS },
  Accordion: { summary: 'title', open: 'defaultOpen', value: NEEDLESS },
  'Tree.Folder': { open: 'defaultOpen', icon: NEEDLESS, disabled: NEEDLESS },
  'Tree.File': { active: 'highlight', icon: NEEDLESS },
  Icon: { name: 'icon', label: 'aria-label' },
  ParamField: { defaultValue: 'default' },
  ResponseField: { defaultValue: 'default' },
  a: link,
}

/**
 * What attributes of other tools are with one of our components: pairs of their name and ours. Of
 * several for the same attribute, the first applies.
 */
export function foreignAttributes(component: string): ReadonlyMap<string, string> {
  const own = Object.hasOwn(ATTRIBUTES, component) ? ATTRIBUTES[component] : undefined
  return new Map(Object.entries(own ?? {}))
}
