import { EditMap } from 'micromark-util-edit-map'

/**
 * Makes micromark's `EditMap` touch a list of events only from the first edit on. The original
 * `consume` (1.0.0) copies the whole list, and micromark (4.0.3) calls it at the end of each list
 * and list item, so time and memory grew quadratically with the length of a page.
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
