/**
 * Source of a regular expression for a fenced code block from the start of a line, with its marker
 * as first group (flag `m`). A marker is read as a whole: with a part of it, the search would start
 * anew for each of its characters.
 */
export const FENCED_CODE = String.raw`^[ \t]*(\`{3,}(?!\`)|~{3,}(?!~))[^]*?^[ \t]*\1`
