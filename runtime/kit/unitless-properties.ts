const words = (text: string) => text.split(' ')

/**
 * CSS properties whose numbers have no unit in React, but get `px` from Preact's server render: it
 * looks names up without their prefix, and doesn't know the newer ones.
 */
export const unitlessInReact: ReadonlySet<string> = new Set(
  words(
    'aspect-ratio columns grid-area grid-column-end grid-column-span grid-column-start grid-row-end grid-row-span grid-row-start scale -moz-animation-iteration-count -moz-box-flex -moz-line-clamp -webkit-animation-iteration-count -webkit-box-flex -webkit-box-ordinal-group -webkit-column-count -webkit-columns -webkit-flex -webkit-flex-grow -webkit-flex-shrink -webkit-line-clamp',
  ),
)

/** CSS properties with unitless numbers. */
export const unitlessProperties: ReadonlySet<string> = new Set([
  ...words(
    'animation-iteration-count border-image-outset border-image-slice border-image-width box-flex box-flex-group box-ordinal-group column-count fill-opacity flex flex-grow flex-negative flex-order flex-positive flex-shrink flood-opacity font-weight grid-column grid-row line-clamp line-height opacity order orphans stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows z-index zoom',
  ),
  ...unitlessInReact,
])

/** `WebkitLineClamp` → `-webkit-line-clamp`. */
export function cssName(property: string): string {
  return property.startsWith('-')
    ? property
    : property.replace(/[A-Z]/g, '-$&').toLowerCase()
}
