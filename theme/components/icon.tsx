import { isValidElement } from 'preact'
import { useContext } from 'preact/hooks'
import { nearestIcons, readIcon } from 'virtual:skerry/icons'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { iconKey } from '../../runtime/icon-key.ts'
import { IslandPlace } from '../../runtime/island-place.ts'
import { isEmoji } from '../../runtime/kit/is-emoji.ts'
import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import { useHref } from '../../runtime/page-context.ts'
import { useWarning } from '../../runtime/render-record.ts'
import { trustedHtml } from '../../runtime/trusted-html.ts'
import type { RenderWarning } from '../../runtime/types/rendering.ts'
import type { IconDrawing, IconRef } from '../../runtime/types/settings.ts'
import { classNames } from './class-names.ts'
import type { IconProps } from './icon.about.ts'
import './icon.css'

export type { IconProps, IconValue } from './icon.about.ts'

/** In pixels, where the author gives none. */
const SIZE = 16

/**
 * An inline icon. Library icons are inlined as SVG, without a request, or as masks, if the
 * author's styles set their background; images and emoji are rendered as such. An unknown name
 * falls back to a simpler one found by shortening it, or renders nothing, with a warning.
 */
export function Icon({
  icon: named,
  src,
  iconType,
  library,
  color,
  size = SIZE,
  keepsPlace,
  part,
  ...rest
}: IconProps) {
  const withBase = useHref()
  const warn = useWarning()
  const isInIsland = useContext(IslandPlace) === 'island'
  const icon = src ?? named
  const isElement = isValidElement(icon)
  const ref = isElement
    ? undefined
    : toIconRef(icon as string | IconRef | undefined, iconType, library)
  const isText = ref !== undefined && isEmoji(ref.name)
  const generated = useGeneratedStyle({
    color,
    '--icon-size': (isElement || isText) && size !== SIZE ? length(size) : undefined,
  })
  const label = rest['aria-label']
  const accessible = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': 'true' } as const)
  const names = {
    class: classNames('icon', generated, rest.class, rest.className),
    'data-component-part': part,
  }

  if (isElement) {
    return (
      <span {...names} {...accessible}>
        {icon}
      </span>
    )
  }
  if (!ref) return null
  if (isText) {
    return (
      <span {...names} {...accessible}>
        {ref.name}
      </span>
    )
  }
  const box = { width: pixels(size), height: pixels(size) }
  if (isImageIcon(ref.name)) {
    return <img {...names} src={withBase(ref.name)} {...box} alt={label ?? ''} />
  }
  const drawing = readIcon(ref)
  if (!drawing) {
    warn(unknownIcon(ref))
    return keepsPlace ? <svg {...names} {...box} aria-hidden="true" /> : null
  }
  if (drawing.plainerName) {
    warn({
      code: 'components/unknown-icon',
      message: `No icon is named \`${ref.name}\``,
      hint: `\`${drawing.plainerName}\` is shown. Choose a free icon, or give the path of an SVG file.`,
    })
  }
  // In an island, the browser reads the drawing from the page.
  const isMask = !isInIsland && (drawing.masked || setsBackground(names.class))
  return (
    <svg
      {...names}
      viewBox={drawing.viewBox}
      {...box}
      {...accessible}
      data-file={drawing.file}
      style={isMask ? { maskImage: drawingUrl(drawing) } : undefined}
      // `readIcon` in the browser, which has no library, finds the icon by this key.
      data-icon={isInIsland ? iconKey(ref) : undefined}
      dangerouslySetInnerHTML={{ __html: trustedHtml(isMask ? '' : drawing.body) }}
    />
  )
}

/**
 * Whether utility classes set the background of an icon. Sites written for Mintlify, where icons
 * are masks, colour them like this.
 */
function setsBackground(classes: string | undefined): boolean {
  return /(?:^|[\s:])bg-/.test(classes ?? '')
}

function drawingUrl({ body, viewBox }: IconDrawing): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${body.replaceAll('"', "'")}</svg>`
  const encoded = svg.replace(/[%#<>"]/g, (character) => encodeURIComponent(character))
  return `url("data:image/svg+xml,${encoded}")`
}

function unknownIcon({ name }: IconRef): RenderWarning {
  const near = nearestIcons(name)
  return {
    code: 'components/unknown-icon',
    message: `No icon is named \`${name}\``,
    hint: near.length
      ? `Did you mean ${near.map((each) => `\`${each}\``).join(' or ')}?`
      : 'Choose a free icon, or give the path of an SVG file.',
  }
}

function toIconRef(
  icon: string | IconRef | undefined,
  style: string | undefined,
  library: IconRef['library'],
): IconRef | undefined {
  const ref = typeof icon === 'string' ? { name: icon.trim() } : icon
  // A component passed as an icon (`icon={Star}`) can't be looked up.
  if (typeof ref === 'function') return undefined
  if (typeof ref?.name !== 'string' || ref.name === '') return undefined
  return { style, library, ...ref }
}

/** A CSS length. */
function length(size: unknown): string {
  const value = pixels(size)
  return /\d$/.test(value) ? `${value}px` : value
}

/** Pixels without their unit, or another CSS length. The usual size for anything else (`"lg"`). */
function pixels(size: unknown): string {
  const [, number, unit] =
    /^\s*(\d*\.?\d+)(px|r?em|ex|ch|lh|%)?\s*$/i.exec(String(size)) ?? []
  if (number === undefined) return `${SIZE}`
  return unit === undefined || unit.toLowerCase() === 'px' ? number : number + unit
}
