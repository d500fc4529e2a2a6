import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { componentModules } from '../theme/components/about.ts'
import { layoutModules } from '../theme/layout-parts.ts'

interface Entry {
  types?: string
  default?: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { exports, bin, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as {
  exports: Record<string, string | Entry | null>
  bin: Record<string, string>
  dependencies: Record<string, string>
}
const closed = Object.keys(exports).filter((name) => exports[name] === null)

/**
 * Every typed specifier of the package, with patterns expanded:
 * `skerry/theme/components/card`.
 */
const entries = Object.entries(exports).flatMap(([name, entry]): [string, string][] => {
  const types = typeof entry === 'object' ? entry?.types : undefined
  if (!types) return []
  if (!name.includes('*')) return [[name.replace(/^\./, 'skerry'), types]]
  return readdirSync(join(root, dirname(types)))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => name.replace('*', file.replace('.d.ts', '')))
    .filter((each) => !closed.some((one) => covers(one, each)))
    .sort()
    .map((each) => [
      each.replace(/^\./, 'skerry'),
      types.replace('*', each.slice(each.lastIndexOf('/') + 1)),
    ])
})

function covers(pattern: string, name: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined
    ? name === pattern
    : name.startsWith(start) && name.endsWith(end)
}

/** The names that a module exports, including types. */
function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  )
  return [...new Set(names)].sort()
}

/** The names that a module exports, and the files that declare them. */
function exportSources(file: string): [name: string, file: string][] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return module.staticExports.flatMap(({ entries: exported }) =>
    exported.map(({ exportName, moduleRequest }): [string, string] => [
      exportName.name ?? 'default',
      moduleRequest ? declarationFile(file, moduleRequest.value) : file,
    ]),
  )
}

function declarationFile(from: string, specifier: string): string {
  return join(dirname(from), specifier.replace(/\.js$/, '.d.ts'))
}

/** Our own types that the declaration of a name mentions. */
function mentionsOf(file: string, name: string): string[] {
  const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const passedOn = module.staticExports
    .flatMap(({ entries: exported }) => exported)
    .find(({ exportName, moduleRequest }) => moduleRequest && exportName.name === name)
  // Settings are a single type inferred from their schemas; the others are parts of it.
  if (file.includes('/plugin/settings/')) return []
  if (passedOn?.moduleRequest)
    return mentionsOf(declarationFile(file, passedOn.moduleRequest.value), name)
  const own = new Map<string, unknown>()
  const imported: string[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      imported.push(...statement.specifiers.map(({ local }) => local.name))
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared && 'id' in declared && declared.id?.type === 'Identifier')
      own.set(declared.id.name, declared)
  }
  const ours = new Set([...own.keys(), ...imported])
  const found = namesIn(own.get(name)).filter((each) => each !== name && ours.has(each))
  return [...new Set(found)]
}

/** Identifiers in a syntax tree, except names of properties and parameters. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  const { type, name } = node as { type?: string; name?: unknown }
  const inside = Object.entries(node).flatMap(([key, value]) =>
    key === 'key' ? [] : namesIn(value),
  )
  return type === 'Identifier' && typeof name === 'string' ? [name, ...inside] : inside
}

test('the package has these entry points', () => {
  const open = Object.keys(exports).filter((name) => exports[name] !== null)
  expect(open).toMatchInlineSnapshot(`
    [
      ".",
      "./theme/components/*",
      "./theme/layout/*",
      "./runtime",
      "./virtual",
      "./vike",
      "./schema.json",
      "./package.json",
    ]
  `)
})

test('every entry point exists and has types', () => {
  const missing = Object.values(exports)
    .flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target ?? {}),
    )
    .filter((file: string) => !file.includes('*') && !existsSync(join(root, file)))
  expect(missing).toEqual([])
  expect(existsSync(join(root, bin['skerry']!))).toBe(true)
})

test('these names can be imported, and no others', () => {
  const names = entries.map(([name, types]) => `${name}: ${exportsOf(types).join(', ')}`)
  expect(names).toMatchInlineSnapshot(`
    [
      "skerry: AlgoliaIndex, BannerSettings, BuiltPage, BuiltSite, Diagnostic, DivisionKind, FieldPlace, FooterSettings, Frontmatter, HeadElement, IconRef, IslandAsset, LightDark, MdxPlugin, NavChoice, NavDivision, NavGroup, NavItem, NavPage, NavSelector, NavbarLink, Navigation, OutputFile, OutputWriter, PageData, PageField, PageHeading, PageMode, PageNavigation, PageSource, Paint, PolicyOptions, ProvidedPage, ProvidedResults, ProvidedText, SearchProvider, SearchScope, SearchService, Severity, SiteData, SiteExtensions, SiteSettings, SkerryError, SkerryOptions, SocialCard, SocialCardOptions, StarCounts, Strings, TypesenseCollection, When, skerry",
      "skerry/theme/components/accordion: Accordion, AccordionProps",
      "skerry/theme/components/accordion-group: AccordionGroup, AccordionGroupProps",
      "skerry/theme/components/badge: Badge, BadgeProps",
      "skerry/theme/components/banner: Banner, BannerProps",
      "skerry/theme/components/callout: Callout, CalloutProps, Check, Danger, Info, Note, Tip, Warning",
      "skerry/theme/components/card: Card, CardProps",
      "skerry/theme/components/code-block: CodeBlock, CodeBlockProps",
      "skerry/theme/components/code-group: CodeGroup, CodeGroupProps, CodePanels",
      "skerry/theme/components/color: Color, ColorItemProps, ColorProps, ColorRowProps",
      "skerry/theme/components/columns: CardGroup, Column, ColumnProps, Columns, ColumnsProps",
      "skerry/theme/components/expandable: Expandable, ExpandableProps",
      "skerry/theme/components/field: Field, FieldProps",
      "skerry/theme/components/frame: Frame, FrameProps",
      "skerry/theme/components/github: GitHub, GitHubProps, GitHubRepoProps",
      "skerry/theme/components/heading: Heading, HeadingProps",
      "skerry/theme/components/icon: Icon, IconProps, IconValue",
      "skerry/theme/components/image: Image, ImageProps",
      "skerry/theme/components/inline-markdown: InlineMarkdown, InlineMarkdownProps",
      "skerry/theme/components/latex: Latex, LatexProps",
      "skerry/theme/components/mermaid: Mermaid, MermaidProps",
      "skerry/theme/components/panel: Panel, PanelProps",
      "skerry/theme/components/param-field: ParamField, ParamFieldProps",
      "skerry/theme/components/prompt: Prompt, PromptProps",
      "skerry/theme/components/request-example: RequestExample, ResponseExample",
      "skerry/theme/components/response-field: ResponseField, ResponseFieldProps",
      "skerry/theme/components/steps: Step, StepProps, Steps, StepsProps",
      "skerry/theme/components/table: Table, TableProps",
      "skerry/theme/components/tabs: Tab, TabProps, Tabs, TabsProps",
      "skerry/theme/components/tile: Tile, TileProps",
      "skerry/theme/components/tooltip: Tooltip, TooltipProps",
      "skerry/theme/components/tree: FileTree, Tree, TreeFileProps, TreeFolderProps, TreeProps",
      "skerry/theme/components/update: Update, UpdateProps",
      "skerry/theme/components/variation: Variation, VariationProps",
      "skerry/theme/components/view: View, ViewProps",
      "skerry/theme/components/visibility: Visibility, VisibilityProps",
      "skerry/theme/layout/anchors: Anchors",
      "skerry/theme/layout/background: Background",
      "skerry/theme/layout/banner: Banner",
      "skerry/theme/layout/directory: Directory, RelatedTopics",
      "skerry/theme/layout/footer: Footer",
      "skerry/theme/layout/head: Head",
      "skerry/theme/layout/layout: Layout, LayoutProps",
      "skerry/theme/layout/logo: Logo",
      "skerry/theme/layout/menu: ChoiceLabel, ChoiceList, Menu, TagPill",
      "skerry/theme/layout/mobile-bar: MobileBar",
      "skerry/theme/layout/mode-switch: ModeSwitch",
      "skerry/theme/layout/nav-icon: NavIcon",
      "skerry/theme/layout/nav-link: NavLink",
      "skerry/theme/layout/navbar: Navbar",
      "skerry/theme/layout/navbar-links: NavbarCta, NavbarLinks",
      "skerry/theme/layout/not-found: NotFound",
      "skerry/theme/layout/page-context-menu: PageContextMenu",
      "skerry/theme/layout/page-error: PageError, PageProblem",
      "skerry/theme/layout/page-footer: PageFooter",
      "skerry/theme/layout/page-header: PageHeader",
      "skerry/theme/layout/pagination: Pagination",
      "skerry/theme/layout/search-trigger: SearchTrigger",
      "skerry/theme/layout/selectors: Selectors",
      "skerry/theme/layout/sidebar: Sidebar",
      "skerry/theme/layout/sidebar-tree: SidebarTree",
      "skerry/theme/layout/social-links: SocialLinks",
      "skerry/theme/layout/table-of-contents: TableOfContents",
      "skerry/theme/layout/tabs-row: TabsRow",
      "skerry/runtime: PageContextValue, When, fillIn, useHref, useLanguage, usePage, useShell, useStrings",
      "skerry/virtual: ",
      "skerry/vike: SkerryVikeOptions, skerryVike",
    ]
  `)
})

test('exported types mention none that cannot be imported', () => {
  const open = new Map(
    ['skerry', 'skerry/runtime', 'skerry/vike'].flatMap((name) =>
      exportSources(new Map(entries).get(name)!),
    ),
  )
  const hidden = [...open].flatMap(([name, file]) =>
    mentionsOf(file, name)
      .filter((mentioned) => !open.has(mentioned))
      .map((mentioned) => `${name} mentions ${mentioned}`),
  )
  expect(hidden).toEqual([])
})

test('every entry point, and every name of the plugin and the runtime, is documented', () => {
  const page = readFileSync(join(root, 'demo/reference/modules.mdx'), 'utf8')
  const byName = new Map(entries)
  const names = [
    ...Object.keys(exports)
      .filter((name) => exports[name] !== null)
      .map((name) => name.replace(/^\./, 'skerry')),
    ...exportsOf(byName.get('skerry')!),
    ...exportsOf(byName.get('skerry/runtime')!),
  ]
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([])
})

test('code exports what its types say', async () => {
  for (const name of ['.', './vike']) {
    const { types, default: file } = exports[name] as Required<Entry>
    const url = pathToFileURL(join(root, file)).href
    const values = Object.keys((await import(/* @vite-ignore */ url)) as object)
    expect(exportsOf(types)).toEqual(expect.arrayContaining(values))
  }
})

test('every component and layout part is exported under its own name', () => {
  const byName = new Map(entries)
  const missing = Object.entries({ ...componentModules, ...layoutModules }).filter(
    ([name, module]) => {
      const types = byName.get(`skerry/theme/${module}`)
      return !types || !exportsOf(types).includes(name)
    },
  )
  expect(missing).toEqual([])
})

test('types name files and packages that every tool finds', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(root, 'dist', name))
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
    return [...specifiers].flatMap(([, specifier = '']) => {
      if (specifier.startsWith('.')) {
        const target = join(dirname(file), specifier.replace(/\.js$/, '.d.ts'))
        return specifier.endsWith('.js') && existsSync(target)
          ? []
          : `${file}: ${specifier}`
      }
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      const isKnown = name in dependencies || `@types/${name}` in dependencies
      return isKnown ? [] : `${file}: ${specifier}`
    })
  })
  expect(files.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

test('types hold no schema: settings are written out', () => {
  const text = readFileSync(join(root, 'dist/plugin/settings/setting-types.d.ts'), 'utf8')
  expect(text).toMatch(/trailingSlash: boolean/)
  expect(text).not.toMatch(/valibot|InferOutput/)
})
