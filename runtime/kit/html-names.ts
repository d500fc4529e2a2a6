/** Void elements: no content, no closing tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** HTML, SVG and MathML element names that are recognized in pages. */
export const elementNames: ReadonlySet<string> = new Set(
  (
    'a abbr address animate animateMotion animateTransform area article aside audio b base bdi ' +
    'bdo big blockquote body br button canvas caption center cite circle clipPath code col ' +
    'colgroup data datalist dd defs del desc details dfn dialog div dl dt ellipse em embed ' +
    'feBlend feColorMatrix feGaussianBlur feOffset fieldset figcaption figure filter font footer ' +
    'foreignObject form g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ' +
    'ins kbd label legend li line linearGradient link main map mark marker mask math menu meta ' +
    'meter mi mn mo mrow msup msub mfrac nav noscript object ol optgroup option output p param ' +
    'path pattern picture polygon polyline pre progress q radialGradient rect rp rt ruby s samp ' +
    'script search section select slot small source span stop strike strong style sub summary ' +
    'sup svg switch symbol table tbody td template text textPath textarea tfoot th thead time ' +
    'title tr track tspan tt u ul use var video view wbr'
  ).split(' '),
)

/** Elements whose tags start a block in Markdown, or that authors put on their own lines. */
export const blockNames: ReadonlySet<string> = new Set(
  (
    'address article aside audio blockquote center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img li main menu nav ol ' +
    'p picture pre section summary svg table tbody td tfoot th thead tr ul video'
  ).split(' '),
)

/** Elements within a line of text, without embedded content and controls. */
export const inlineElements: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub ' +
    'sup time u var'
  ).split(' '),
)

/** Elements at whose start tag HTML's parser closes an open `<p>`. */
export const paragraphClosers: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p ' +
    'pre search section summary table ul'
  ).split(' '),
)
