/** One event of a stream: of `text/event-stream`, or one line of JSON. */
export interface StreamEvent {
  /** `event:`; empty for plain messages and lines. */
  name: string
  id: string
  data: string
  /** A line that clients skip (HTML standard, "Interpreting an event stream"). */
  isComment?: true
}

/**
 * Reads a stream as it comes: give it text, get the events that are complete.
 *
 * @param type the response's media type: server-sent events (HTML standard), else lines.
 */
export function streamParser(type: string): (text: string) => StreamEvent[] {
  return type === 'text/event-stream' ? eventParser() : lineParser()
}

function eventParser(): (text: string) => StreamEvent[] {
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

function lineParser(): (text: string) => StreamEvent[] {
  const lines = lineReader()
  return (text) =>
    // RFC 7464 puts a record separator before each text.
    lines(text)
      .map((line) => (line.startsWith('\x1e') ? line.slice(1) : line))
      .filter((line) => line.trim() !== '')
      .map((data) => ({ name: '', id: '', data }))
}

/** Complete lines; a CR at the end of the text waits for what follows it. */
function lineReader(): (text: string) => string[] {
  let rest = ''
  return (text) => {
    rest += text
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines
  }
}
