import type { PartRule } from '../markdown/part-rule.ts'

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
  /** A list of words allows exactly these words. */
  type: AttributeType
  /** One line, inline Markdown. */
  description: string
  required?: true
  default?: string
  /** Understood because authors write it; the documentation leaves it out. */
  tolerated?: true
}

export type Attributes = Record<string, Attribute>

/** What all components take, or what the compile step writes for them. */
type Common = 'children' | 'class' | 'className'

/** Keeps a list and the props of its component in step: a missing or unknown name does not compile. */
export type AttributesOf<Props, Internal extends keyof Props = never> = Record<
  Exclude<keyof Props, Common | Internal>,
  Attribute
>

/** The rule by which something a hash can name gets its id and its entry under "On this page". */
export type AnchorKind =
  'heading' | 'tab' | 'view' | 'step' | 'update' | 'titled' | 'field'

/** A component's part in the outline of its page. */
export interface Outline {
  /**
   * How it gets its id, and the attributes whose text makes it: the first that is there.
   * The text of a heading is its content. False where no id is made.
   */
  anchor: false | { kind: AnchorKind; text: readonly string[] }
  /** Whether "On this page" lists the headings inside. */
  headings: 'listed' | 'unlisted'
}

/**
 * What the compile step and `skerry check` know of a component beside its name.
 *
 * - `link`: a link where it has an `href`, so that it needs words.
 * - `image`: needs an `alt`.
 * - `wordless`: says nothing to a reader who does not see it, unless it is labelled.
 * - `frame`: images inside stand well.
 * - `procedure`: steps that are done one after the other.
 * - `side-panel`: is moved from the text to the column beside it.
 * - `verbatim`: its text is no prose; quotation marks and dashes stay as written.
 */
export type Role =
  'link' | 'image' | 'wordless' | 'frame' | 'procedure' | 'side-panel' | 'verbatim'

/** All that is known of a component outside of its own module. Data and pure functions: Node reads it. */
export interface ComponentAbout<OwnAttributes = Attributes> {
  /** The module (without extension), relative to the theme's folder. It exports the component under its name. */
  module: `components/${string}`
  attributes: OwnAttributes
  /** Attributes of what is written with a dot: `Folder` for `<Tree.Folder>`. */
  parts?: Record<string, Attributes>
  /** How its HTML reads as Markdown: rules by class, or `as-html` where Markdown has its elements. */
  markdown: 'as-html' | Record<string, PartRule>
  outline: Outline
  /**
   * What it gets as children: `elements` for a component that looks at its children one by
   * one, `html` where finished HTML will do, which is faster.
   */
  children: 'html' | 'elements'
  roles: readonly Role[]
}

/** The same for a component with certain props; `Internal` are props that authors do not write. */
export type AboutOf<Props, Internal extends keyof Props = never> = ComponentAbout<
  AttributesOf<Props, Internal>
>

/** Attributes of every component. */
export const commonAttributes: Attributes = {
  className: { type: 'text', description: 'Class names for the outermost element.' },
  class: { type: 'text', description: 'The same as `className`.' },
}

export const iconType = {
  type: 'text',
  description:
    'Font Awesome style: `solid`, `regular` or `brands`. Styles of the paid edition fall back to these.',
} as const satisfies Attribute

export const noAnchor = {
  type: 'flag',
  description: 'No link on the title.',
} as const satisfies Attribute

/** No id of its own; headings inside are listed. */
export const noAnchorOfItsOwn = {
  anchor: false,
  headings: 'listed',
} as const satisfies Outline
