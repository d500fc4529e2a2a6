import { iconStyles } from '../../runtime/kit/icon-styles.ts'
import type { PartRule } from '../markdown/part-rule.ts'

/**
 * Type of an attribute. `markdown` is text with inline Markdown; a `flag` can be written
 * without a value.
 */
export type AttributeType =
  | 'text'
  | 'markdown'
  | 'flag'
  | 'number'
  | 'icon'
  | 'color'
  /** A colour, or an object with one for each mode. */
  | 'colors'
  | 'url'
  | 'lines'
  | 'list'
  | 'object'
  | 'any'
  | readonly string[]

/** An attribute of a component, for the documentation and for `skerry check`. */
export interface Attribute {
  /** An array restricts the value to these words. */
  type: AttributeType
  /** One line of inline Markdown. */
  description: string
  required?: true
  default?: string
  /** The smallest and the largest number. */
  range?: readonly [smallest: number, largest: number]
  /** Words with an effect in addition to those of `type`, but left out of the documentation. */
  synonyms?: readonly string[]
  /** Names that authors give it by mistake: `link` for `href`. */
  misnomers?: readonly string[]
  /** Accepted because authors write it, but left out of the documentation. */
  tolerated?: true
}

/** The attributes that authors can set, by name. */
export type Attributes = Record<string, Attribute>

/** Props that all components accept or that the compiler adds. */
type Common = 'children' | 'class' | 'className'

/** Keeps attributes and props in sync: a missing or unknown name is a type error. */
export type AttributesOf<Props, Internal extends keyof Props = never> = Record<
  Exclude<keyof Props, Common | Internal>,
  Attribute
>

/** How an anchor target gets its id and its entry under "On this page". */
export type AnchorKind =
  'heading' | 'tab' | 'view' | 'step' | 'update' | 'titled' | 'field'

/** A component's contribution to the outline of its page. */
export interface Outline {
  /**
   * The kind of anchor, and the attributes that its id is derived from: the first one present.
   * The id of a heading is derived from its content. False if it gets no id.
   */
  anchor: false | { kind: AnchorKind; text: readonly string[] }
  /** Whether headings inside are listed under "On this page". */
  headings: 'listed' | 'unlisted'
}

/**
 * Traits of a component that the compiler and `skerry check` use.
 *
 * - `link`: is a link if it has `href`, so it needs text.
 * - `image`: needs `alt`.
 * - `wordless`: has no text for screen readers unless it is labelled.
 * - `frame`: already frames the images inside it.
 * - `procedure`: contains steps to follow in order.
 * - `side-panel`: is moved to the right column.
 * - `verbatim`: contains no prose, so quotes and dashes are left as they are.
 * - `headed`: may start with a heading instead of having a `title`.
 */
export type Role =
  | 'link'
  | 'image'
  | 'wordless'
  | 'frame'
  | 'procedure'
  | 'side-panel'
  | 'verbatim'
  | 'headed'

/**
 * Metadata of a component, for use outside of its own module. Contains only data and pure
 * functions, so that Node can load it.
 */
export interface ComponentAbout<OwnAttributes = Attributes> {
  /**
   * The module (without extension), relative to the theme's folder. Exports the component under
   * its name.
   */
  module: `components/${string}`
  attributes: OwnAttributes
  /** Attributes of its dotted components: `Folder` for `<Tree.Folder>`. */
  parts?: Record<string, Attributes>
  /**
   * How its HTML is converted to Markdown: rules by class, or `as-html` if Markdown supports
   * its elements.
   */
  markdown: 'as-html' | Record<string, PartRule>
  outline: Outline
  /** Attributes of which one is required. */
  oneOf?: readonly string[]
  /**
   * What it accepts as children: `elements` if it inspects them, or `html` if precompiled HTML
   * will do, which is faster.
   */
  children: 'html' | 'elements'
  roles: readonly Role[]
}

/** `ComponentAbout` for a component's props. `Internal` are props that authors can't set. */
export type AboutOf<Props, Internal extends keyof Props = never> = ComponentAbout<
  AttributesOf<Props, Internal>
>

/** Attributes that every component accepts. */
export const commonAttributes: Attributes = {
  className: { type: 'text', description: 'Class names for the outermost element.' },
  class: { type: 'text', description: 'Alias of `className`.' },
}

export const iconType = {
  type: ['solid', 'regular', 'brands'],
  synonyms: iconStyles,
  description: 'Font Awesome style. Font Awesome Pro styles fall back to these.',
} as const satisfies Attribute

export const noAnchor = {
  type: 'flag',
  description: 'Removes the link on the title.',
} as const satisfies Attribute

/** The component gets no id. Headings inside are listed. */
export const noAnchorOfItsOwn = {
  anchor: false,
  headings: 'listed',
} as const satisfies Outline
