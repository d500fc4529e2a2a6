import type { ComponentChildren } from 'preact'

/*
 * Icons of the layout itself, on a 16-unit grid with a single stroke width. They are plain SVG
 * so that islands can use them: icons from libraries are only available on the server. Size and
 * stroke are set in `styles/base.css`.
 */
interface UiIconProps {
  class?: string
}

function createIcon(children: ComponentChildren) {
  return function UiIcon({ class: className }: UiIconProps) {
    return (
      <svg
        class={className ? `ui-icon ${className}` : 'ui-icon'}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        {children}
      </svg>
    )
  }
}

export const ArrowUpIcon = createIcon(<path d="M8 13V3M4 7l4-4 4 4" />)
export const ArrowUpRightIcon = createIcon(<path d="M5 11l6-6M5.5 5H11v5.5" />)
export const CheckIcon = createIcon(<path d="M3 8.5l3.25 3.25L13 5" />)
export const ChevronDownIcon = createIcon(<path d="M4 6l4 4 4-4" />)
export const ChevronLeftIcon = createIcon(<path d="M10 4L6 8l4 4" />)
export const ChevronRightIcon = createIcon(<path d="M6 4l4 4-4 4" />)
export const CloseIcon = createIcon(<path d="M4 4l8 8M12 4l-8 8" />)
export const CopyIcon = createIcon(
  <>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.75" />
    <path d="M10.5 2.5h-6a2 2 0 0 0-2 2v6" />
  </>,
)
export const ForkIcon = createIcon(
  <>
    <circle cx="4.5" cy="3.5" r="1.5" />
    <circle cx="11.5" cy="3.5" r="1.5" />
    <circle cx="8" cy="12.5" r="1.5" />
    <path d="M4.5 5v1.5A1.5 1.5 0 0 0 6 8h4a1.5 1.5 0 0 0 1.5-1.5V5M8 8v3" />
  </>,
)
export const ListIcon = createIcon(<path d="M2.5 4h11M2.5 8h7M2.5 12h9" />)
export const MenuIcon = createIcon(<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />)
export const MoonIcon = createIcon(
  <path d="M13.25 9.6A5.6 5.6 0 0 1 6.4 2.75a5.6 5.6 0 1 0 6.85 6.85z" />,
)
export const MoreIcon = createIcon(
  <>
    <circle cx="8" cy="3.5" r="0.5" />
    <circle cx="8" cy="8" r="0.5" />
    <circle cx="8" cy="12.5" r="0.5" />
  </>,
)
export const PrintIcon = createIcon(
  <path d="M4.5 6V2.5h7V6M4.5 11H3a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1.5M4.5 9.5h7v4h-7z" />,
)
export const PencilIcon = createIcon(
  <path d="M2.75 13.25l.6-2.9 7.4-7.4 2.3 2.3-7.4 7.4zM9.25 4.45l2.3 2.3" />,
)
export const SearchIcon = createIcon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="M10.25 10.25l3 3" />
  </>,
)
export const StarIcon = createIcon(
  <path d="M8 2.25l1.75 3.6 3.9.55-2.83 2.77.68 3.93L8 11.23 4.5 13.1l.68-3.93L2.35 6.4l3.9-.55z" />,
)
export const SunIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9" />
  </>,
)
export const WarningIcon = createIcon(<path d="M8 2.5l6 10.75H2zM8 6.5v3M8 11.4h0" />)
