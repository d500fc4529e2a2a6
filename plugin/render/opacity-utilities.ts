/** Properties that hold the colour of `bg-*`, `text-*` and `border-*`. */
const COLOURS = {
  bg: String.raw`background-color`,
  text: String.raw`(?<![\w-])color`,
  border: String.raw`border(?:-[a-z-]+)?-color`,
}
const KINDS = ['bg', 'text', 'border'] as const

/**
 * Source for Tailwind: `bg-opacity-40`, `text-opacity-[.15]` and the like. They are utilities of
 * version 3, which version 4 has no more, and change the colour of another class of the element.
 */
export const OPACITY_UTILITIES = KINDS.map(
  (kind) => `@utility ${kind}-opacity-* {
  --tw-${kind}-opacity: calc(--value(integer) * 1%);
  --tw-${kind}-opacity: calc(--value([number]) * 100%);
}`,
).join('\n')

/**
 * Makes the colours in the CSS of utilities as transparent as `bg-opacity-40` and the like say.
 * CSS without such classes is returned as it is.
 */
export function applyOpacities(css: string): string {
  return KINDS.filter((kind) => css.includes(`--tw-${kind}-opacity:`)).reduce(
    (result, kind) =>
      // The opacity is for one element, not for the coloured ones in it.
      `${result.replace(
        new RegExp(`(${COLOURS[kind]}: )(?!inherit)([^;{}]+);`, 'g'),
        `$1color-mix(in srgb, $2 var(--tw-${kind}-opacity, 100%), transparent);`,
      )}@property --tw-${kind}-opacity { syntax: '*'; inherits: false }\n`,
    css,
  )
}
