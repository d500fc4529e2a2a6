import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const START = { scale: 1, x: 0, y: 0 }

/** Zooms and moves the SVG in a box. `svg` is its text: a new one takes over the view. */
export function useZoom(box: RefObject<HTMLElement | null>, svg: string) {
  const [view, setView] = useState(START)

  useEffect(() => {
    // By script: a strict policy forbids style attributes, and not this.
    const drawing = box.current?.querySelector('svg')
    if (drawing)
      drawing.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`
  }, [view, svg])

  return {
    zoom: (factor: number) =>
      setView(({ scale, ...at }) => ({
        ...at,
        scale: Math.min(Math.max(scale * factor, 0.5), 8),
      })),
    drag: (event: PointerEvent) => {
      if (!event.buttons) return
      setView(({ scale, x, y }) => ({
        scale,
        x: x + event.movementX,
        y: y + event.movementY,
      }))
    },
    reset: () => setView(START),
  }
}
