import { EditMap } from 'micromark-util-edit-map'

/**
 * Has micromark apply its edits to a list of events from the first one on. Its own `consume` (1.0.0)
 * copies the whole list, and micromark (4.0.3) calls it at the end of each list item and of each list: the time
 * of a page grew with the square of its length, and so did the memory that was mapped and given back.
 */
export function editLocally(): void {
  EditMap.prototype.consume = consume
}

const consume: EditMap['consume'] = function (this: EditMap, events) {
  const changes = this.map.toSorted(([at], [other]) => at - other)
  this.map.length = 0
  this.index.clear()
  const start = changes[0]?.[0]
  if (start === undefined) return
  const rest = events.splice(start)
  let end = start
  for (const [at, removed, added] of changes) {
    for (let index = end; index < at; index++) events.push(rest[index - start]!)
    for (const event of added) events.push(event)
    end = at + removed
  }
  for (const event of rest.slice(end - start)) events.push(event)
}
