import { AccordionGroup } from './accordion-group.about.ts'
import { Accordion } from './accordion.about.ts'
import { Badge } from './badge.about.ts'
import { Banner } from './banner.about.ts'
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout.about.ts'
import { Card } from './card.about.ts'
import { CodeBlock } from './code-block.about.ts'
import { CodeGroup } from './code-group.about.ts'
import { Color } from './color.about.ts'
import { CardGroup, Column, Columns } from './columns.about.ts'
import { Expandable } from './expandable.about.ts'
import { Frame } from './frame.about.ts'
import { GitHub } from './github.about.ts'
import { Heading } from './heading.about.ts'
import { Icon } from './icon.about.ts'
import { Image } from './image.about.ts'
import { Latex } from './latex.about.ts'
import { Mermaid } from './mermaid.about.ts'
import { Panel } from './panel.about.ts'
import { ParamField } from './param-field.about.ts'
import { Prompt } from './prompt.about.ts'
import { RequestExample, ResponseExample } from './request-example.about.ts'
import { ResponseField } from './response-field.about.ts'
import { Step, Steps } from './steps.about.ts'
import { Table } from './table.about.ts'
import { Tab, Tabs } from './tabs.about.ts'
import { Tile } from './tile.about.ts'
import { Tooltip } from './tooltip.about.ts'
import { FileTree, Tree } from './tree.about.ts'
import { Update } from './update.about.ts'
import { Variation } from './variation.about.ts'
import { View } from './view.about.ts'
import { Visibility } from './visibility.about.ts'
import type { Attributes, ComponentAbout } from './component-about.ts'

export { commonAttributes } from './component-about.ts'
export type { Attribute, Attributes, AttributeType } from './component-about.ts'

/** The components that MDX pages can use. */
const list = {
  Accordion,
  AccordionGroup,
  Badge,
  Banner,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  Danger,
  Expandable,
  FileTree,
  Frame,
  GitHub,
  Heading,
  Icon,
  Image,
  Info,
  Latex,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps,
  Tab,
  Table,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  Variation,
  View,
  Visibility,
  Warning,
} satisfies Record<string, ComponentAbout>

/** The name of a component in pages. */
export type ComponentName = keyof typeof list

/** Metadata of each component. Node reads it without loading any component. */
export const components: Record<ComponentName, ComponentAbout> = list

/** Component name to its module, without extension, relative to the theme's folder. */
export const componentModules = Object.fromEntries(
  Object.entries(components).map(([name, { module }]) => [name, module]),
) as Record<ComponentName, string>

/** Attributes by component name, including dotted names such as `Tree.Folder`. */
export const attributes: Record<string, Attributes> = Object.fromEntries(
  Object.entries(components).flatMap(([name, about]) => [
    [name, about.attributes],
    ...Object.entries(about.parts ?? {}).map(([part, own]) => [`${name}.${part}`, own]),
  ]),
)

/** The metadata of a component. Undefined for names that aren't the theme's. */
export function aboutComponent(
  name: string | null | undefined,
): ComponentAbout | undefined {
  return name && Object.hasOwn(components, name)
    ? components[name as ComponentName]
    : undefined
}

/** The names of the components whose metadata passes the test. */
export function componentsThat(
  test: (about: ComponentAbout) => boolean,
): ReadonlySet<string> {
  return new Set(
    Object.entries(components).flatMap(([name, about]) => (test(about) ? name : [])),
  )
}
