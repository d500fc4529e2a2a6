import { nearest } from '../../runtime/kit/nearest.ts'

/** The named colours of CSS. */
const NAMES = (
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown ' +
  'burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan ' +
  'darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid ' +
  'darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet ' +
  'deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ' +
  'ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
  'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow ' +
  'lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
  'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine ' +
  'mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise ' +
  'mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab ' +
  'orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru ' +
  'pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown ' +
  'seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan ' +
  'teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
).split(' ')

const KEYWORDS = new Set([
  ...NAMES,
  ...'transparent currentcolor inherit initial unset revert revert-layer'.split(' '),
  // System colours.
  ...'accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext'.split(
    ' ',
  ),
  ...'field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem'.split(
    ' ',
  ),
  ...'selecteditemtext visitedtext'.split(' '),
])

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
/** `rgb(…)`, `var(…)` and the like. What is in the parentheses isn't checked. */
const FUNCTION = /^[a-z-]+\([^]*\)$/i

/** Whether browsers read a text as a colour. */
export function isCssColor(text: string): boolean {
  const color = text.trim()
  return HEX.test(color) || FUNCTION.test(color) || KEYWORDS.has(color.toLowerCase())
}

/** The colour that was meant: with `#`, or the nearest name. Undefined if there is none. */
export function nearestColor(text: string): string | undefined {
  const hex = `#${text.trim()}`
  // `bad` is hardly meant to be a number.
  if (HEX.test(hex) && (hex.length > 5 || /\d/.test(hex))) return hex
  return nearest(text.trim(), NAMES)
}
