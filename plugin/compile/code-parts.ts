import { dedentCode } from './dedent-code.ts'

/** `// #region name`, as editors fold it, `#pragma region name` and `#region "name"`. */
const REGION =
  /^\s*(?:(?:\/\/|\{?\/\*|<!--)\s*#?|#|(?:--|[;%']|::|@?rem\b)\s*#)\s*(?:pragma\s+)?(end\s*)?region\b\s*"?([\w*-]*)/i

/** `# --8<-- [start:name]` of MkDocs. */
const SECTION = /--8<--\s*\[\s*(start|end)\s*:\s*([\w-]+)\s*\]/

interface Marker {
  name: string
  isEnd: boolean
}

/** The lines from one number to another, counted from 1. Undefined if the text lacks them. */
export function cutLines(text: string, first: number, last: number): string | undefined {
  const lines = text.split('\n')
  return first >= 1 && first <= last && last <= lines.length
    ? dedentCode(lines.slice(first - 1, last).join('\n'))
    : undefined
}

/**
 * The lines of all regions with a name, without the comments that mark regions. A region ends at
 * the comment with its name, or at one without a name that closes it. Undefined if there is none.
 */
export function cutRegion(text: string, name: string): string | undefined {
  const found: string[] = []
  const open: string[] = []
  let isFound = false
  for (const line of text.split('\n')) {
    const marker = readMarker(line)
    if (!marker) {
      if (open.includes(name)) found.push(line)
    } else if (!marker.isEnd) {
      isFound ||= marker.name === name
      open.push(marker.name)
    } else {
      const at = marker.name === '' ? -1 : open.lastIndexOf(marker.name)
      open.splice(at, 1)
    }
  }
  return isFound ? dedentCode(found.join('\n')) : undefined
}

/** The names of a text's regions, in order. */
export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const { name = '', isEnd } = readMarker(line) ?? {}
    return isEnd || name === '' ? [] : [name]
  })
}

function readMarker(line: string): Marker | undefined {
  const [, edge, section] = SECTION.exec(line) ?? []
  if (section !== undefined) return { name: section, isEnd: edge === 'end' }
  const found = REGION.exec(line)
  return found ? { name: found[2] ?? '', isEnd: found[1] !== undefined } : undefined
}
