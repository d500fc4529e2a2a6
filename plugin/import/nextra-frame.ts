import { hslToHex } from './hsl-to-hex.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'
import { importedColors } from './imported-colors.ts'
import {
  importedAsset,
  importedLink,
  importedSocials,
  isForeignUrl,
  platformOf,
  type LabelledLink,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import { leftOut } from './imported-site.ts'
import {
  elementImage,
  elementMarkdown,
  elementsNamed,
  elementText,
} from './read-element.ts'

/** What the theme of Nextra is configured with: `theme.config.jsx`, or `app/layout.jsx` (Nextra 4). */
export class NextraFrame {
  readonly #project: ForeignProject
  readonly #urlOf: (path: string) => string | undefined
  readonly #file: string
  /** The options, as `theme.config.jsx` has them. */
  readonly #theme: ForeignRecord
  readonly #metadata: ForeignRecord

  /** @param urlOf The URL in Skerry of a path of the site. Undefined if it is no page. */
  constructor(project: ForeignProject, urlOf: (path: string) => string | undefined) {
    this.#project = project
    this.#urlOf = urlOf
    const ends = ['tsx', 'jsx', 'ts', 'js', 'mjs']
    const config = project.first(
      ...['', 'src/'].flatMap((folder) =>
        ends.map((end) => `${folder}theme.config.${end}`),
      ),
    )
    const layout = [...project.files].find(
      (file) =>
        /^(?:src\/)?app\/(?:\[\w+\]\/)?layout\.[jt]sx$/.test(file) &&
        /<Layout\b/.test(project.text(file)),
    )
    this.#file = config ?? layout ?? ''
    this.#metadata =
      config === undefined && layout ? project.literals(layout, 'metadata') : {}
    this.#theme =
      config === undefined
        ? layout === undefined
          ? {}
          : optionsOfLayout(project.exported(layout))
        : project.literals(config)
  }

  /** The settings besides the navigation and the links of the navbar. */
  settings(redirects: readonly { source: string; destination: string }[]) {
    const { logo, head, docsRepositoryBase, editLink, footer } = this.#theme
    const { banner } = this.#theme
    if (footer !== undefined && footer !== null)
      this.#leaveOut(
        'the text of the footer is left out',
        'Replace the footer with an override, `theme/Footer.tsx`.',
        'footer',
      )
    const heads = [...elementsNamed(head, /^link$/)]
    const icon =
      foreignText(heads.find(({ rel }) => rel === 'icon')?.['href']) ??
      iconOf(this.#metadata['icons'])
    const accounts = this.#accounts().flatMap(({ url, platform }) =>
      platform === undefined ? [] : [{ url, platform }],
    )
    return importedSettings({
      name: this.#name(),
      description:
        foreignText(this.#metadata['description']) ??
        foreignText(
          elementsNamed(head, /^meta$/).find(({ name }) => name === 'description')?.[
            'content'
          ],
        ),
      colors: importedColors(colorOf(this.#theme)),
      logo: importedAsset(elementImage(logo), 'public', this.#project, this.#file),
      favicon: importedAsset(icon, 'public', this.#project, this.#file),
      banner: this.#banner(recordOf(banner)),
      socials: importedSocials(accounts, this.#project, this.#file),
      suggestsEdit:
        docsRepositoryBase !== undefined && editLink !== null && editLink !== false,
      redirects,
      appearance: appearanceOf(this.#theme),
    })
  }

  /** The links of the repository and the chat, unless they have an icon. */
  links(): LabelledLink[] {
    return this.#accounts().flatMap(({ url, platform, label }) =>
      platform === undefined
        ? importedLink({ label, href: url }, this.#project, this.#file)
        : [],
    )
  }

  /** The level from which folders of the sidebar are collapsed. */
  collapseLevel(): number {
    const level = recordOf(this.#theme['sidebar'])['defaultMenuCollapseLevel']
    return typeof level === 'number' ? level : 2
  }

  #accounts(): { url: string; platform: string | undefined; label: string }[] {
    const { project, projectLink, chat, chatLink } = this.#theme
    return [
      [projectLink ?? recordOf(project)['link'], 'Repository'],
      [chatLink ?? recordOf(chat)['link'], 'Chat'],
    ].flatMap(([value, label]) => {
      const url = foreignText(value)
      return url === undefined
        ? []
        : [{ url, platform: platformOf(url), label: String(label) }]
    })
  }

  #name(): string | undefined {
    const { logo, titleSuffix, useNextSeoProps } = this.#theme
    const { title } = this.#metadata
    const template =
      foreignText(recordOf(useNextSeoProps)['titleTemplate']) ??
      foreignText(titleSuffix) ??
      foreignText(recordOf(title)['template'])
    return (
      elementText(logo) ??
      foreignText(recordOf(title)['default']) ??
      foreignText(title) ??
      elementText(elementsNamed(this.#theme['head'], /^title$/)[0]?.['children']) ??
      // `%s – Harbour`
      foreignText(
        template?.replace(/^\s*(?:%s)?\s*[-–—|:·•]\s*|\s*[-–—|:·•]\s*%s\s*$/g, ''),
      )
    )
  }

  #banner({ text, content, dismissible }: ForeignRecord) {
    const markdown = elementMarkdown(text ?? content, (href) =>
      isForeignUrl(href) ? href : this.#urlOf(href),
    )
    return markdown === undefined
      ? undefined
      : { content: markdown, ...(dismissible !== false && { dismissible: true }) }
  }

  #leaveOut(message: string, hint: string, text: string): void {
    const place = this.#project.place(this.#file, text)
    this.#project.problems.push(leftOut(message, hint, place))
  }
}

/** The options of Nextra 4's components, as earlier versions named them. */
function optionsOfLayout(layout: unknown): ForeignRecord {
  const [options = {}] = elementsNamed(layout, /^Layout$/)
  const [navbar = {}] = elementsNamed(layout, /^Navbar$/)
  const [head = {}] = elementsNamed(layout, /^Head$/)
  const [banner] = elementsNamed(layout, /^Banner$/)
  const { logo, projectLink, chatLink } = navbar
  return {
    ...options,
    logo,
    projectLink,
    chatLink,
    color: head['color'],
    head: { element: '', props: {}, children: head['children'] ?? [] },
    banner: banner && {
      content: { element: '', props: {}, children: banner['children'] },
      dismissible: banner['dismissible'],
    },
  }
}

/** The primary colour: a hue, saturation and lightness, each for both modes or for one. */
function colorOf({ color, primaryHue, primarySaturation }: ForeignRecord) {
  const light = (value: unknown): number | undefined => {
    const plain = typeof value === 'number' ? value : recordOf(value)['light']
    return typeof plain === 'number' ? plain : undefined
  }
  const { hue = primaryHue, saturation = primarySaturation, lightness } = recordOf(color)
  const degrees = light(hue)
  return degrees === undefined
    ? undefined
    : hslToHex(degrees, light(saturation) ?? 100, light(lightness) ?? 45)
}

function iconOf(icons: unknown): string | undefined {
  const { icon = icons } = recordOf(icons)
  const first: unknown = Array.isArray(icon) ? icon[0] : icon
  return foreignText(first) ?? foreignText(recordOf(first)['url'])
}

/** The mode that readers see first, and whether they can choose another one. */
function appearanceOf({ darkMode, nextThemes }: ForeignRecord): object | undefined {
  const { defaultTheme, forcedTheme } = recordOf(nextThemes)
  const mode = foreignText(forcedTheme) ?? foreignText(defaultTheme) ?? 'system'
  const isStrict = forcedTheme !== undefined || darkMode === false
  if (!/^(?:system|light|dark)$/.test(mode) || (mode === 'system' && !isStrict))
    return undefined
  return { default: mode, ...(isStrict && { strict: true }) }
}
