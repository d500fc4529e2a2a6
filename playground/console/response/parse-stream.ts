/** A server-sent event, or a line of JSON. */
export interface StreamEvent {
  /** The `event` field. Empty for unnamed events and for lines. */
  name: string
  id: string
  data: string
  /** A comment line (HTML Standard, "Interpreting an event stream"). */
  isComment?: true
}

/** Takes text, and whether it is the last, and returns the events that it completes. */
type StreamParser = (text: string, isLast?: boolean) => StreamEvent[]

/**
 * Returns an incremental parser. The last line of JSON needs no line break; an event that isn't
 * followed by a blank line is discarded (HTML Standard, "Interpreting an event stream").
 *
 * @param type Media type of the response: `text/event-stream`, or one with a value per line.
 */
export function streamParser(type: string): StreamParser {
  return type === 'text/event-stream' ? eventParser() : lineParser()
}

function eventParser(): StreamParser {
  const lines = lineReader()
  let event: StreamEvent = { name: '', id: '', data: '' }
  let hasData = false
  return (text) =>
    lines(text).flatMap((line) => {
      if (line === '') {
        const complete = event
        event = { name: '', id: complete.id, data: '' }
        if (!hasData) return []
        hasData = false
        return [complete]
      }
      const colon = line.indexOf(':')
      if (colon === 0)
        return [{ name: '', id: '', data: line.slice(1).trim(), isComment: true }]
      const field = colon < 0 ? line : line.slice(0, colon)
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'event') event.name = value
      if (field === 'id') event.id = value
      if (field === 'data') {
        event.data = hasData ? `${event.data}\n${value}` : value
        hasData = true
      }
      return []
    })
}

function lineParser(): StreamParser {
  const lines = lineReader()
  return (text, isLast = false) =>
    // RFC 7464 prefixes each value with a record separator.
    lines(isLast ? `${text}\n` : text)
      .map((line) => (line.startsWith('\x1e') ? line.slice(1) : line))
      .filter((line) => line.trim() !== '')
      .map((data) => ({ name: '', id: '', data }))
}

/** Returns complete lines. A trailing CR is held back until it is known whether an LF follows. */
function lineReader(): (text: string) => string[] {
  let rest = ''
  return (text) => {
    rest += text
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines
  }
}
