import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const START = { scale: 1, x: 0, y: 0 }

/**
 * Zooms and pans the SVG in a box. `svg` is its source: when it changes, the view is applied to
 * the new SVG.
 */
export function useZoom(box: RefObject<HTMLElement | null>, svg: string) {
  const [view, setView] = useState(START)

  useEffect(() => {
    // Set through the CSSOM, which a strict policy allows, unlike style attributes.
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
