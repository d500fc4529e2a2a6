/** In a stylesheet: comments, strings, URLs, escaped characters of names, and what ends a selector. */
export const STYLE_TOKEN =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\burl\(\s*(?:\\[^]|[^"')\\\s])[^)]*\)?|\\[^]|[{};]/gi
