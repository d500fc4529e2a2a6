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

/** What all components take, or what the compile step writes for them. */
type Common = 'children' | 'class' | 'className'

/** Keeps a list and the props of its component in step: a missing or unknown name does not compile. */
export type Of<Props, Internal extends keyof Props = never> = Record<
  Exclude<keyof Props, Common | Internal>,
  Attribute
>

export const iconType = {
  type: 'text',
  description:
    'Font Awesome style: `solid`, `regular` or `brands`. Styles of the paid edition fall back to these.',
} as const satisfies Attribute

export const noAnchor = {
  type: 'flag',
  description: 'No link on the title.',
} as const satisfies Attribute
