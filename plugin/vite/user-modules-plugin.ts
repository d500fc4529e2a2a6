import { transformWithOxc, type Environment, type parseSync, type Plugin } from 'vite'
import { componentModules } from '../../theme/components/about.ts'
import { componentNames } from '../site/overrides.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { ambientHooks, isAmbientName, readerNames } from '../mdx/ambient-names.ts'
import { isGlobalName } from '../mdx/global-names.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import { iconStyles } from '../../runtime/kit/icon-styles.ts'
import { renderIcons } from '../render/render-icons.ts'
import { brokenModule } from '../render/broken-module.ts'
import { importFromPages } from '../render/import-from-pages.ts'
import { jsxSource } from '../render/jsx-module.ts'
import { importPart } from '../render/import-part.ts'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { analyseModule, type ModuleFacts } from '../mdx/analyse-module.ts'
import { parseOwnModule } from '../mdx/parse-own-module.ts'
import { checkIslandModule } from './check-island-module.ts'
import { keepNames } from './keep-names.ts'
import { mayNeedBrowser } from './may-need-browser.ts'
import { reactAttributes } from './react-attributes.ts'
import { wrapIslands } from './wrap-islands.ts'
import { pathBelow } from '../kit/path-below.ts'

const BARE = '?bare'

/** On Mintlify, a global variable with all components. */
const COMPONENTS = 'MintlifyComponents'

/** Values of the prop `iconType`. */
const ICON_STYLES = new Set<string>(iconStyles)

/** Code that reads React as a global variable. */
const READS_REACT_GLOBAL = /\b(?:globalThis|window)\??\.React\b/

/** The event by which Mintlify tells that a reader has selected other code. */
const STORAGE_EVENT = 'mintlify-localstorage'

/** Code whose values are random. */
const USES_RANDOM = /\b(?:Math\s*\.\s*random|crypto)\b/

/** Code that is written for Preact rather than React. */
const USES_PREACT = /\bfrom\s*['"]preact(?:\/hooks)?['"]/

/**
 * Transforms the site's own modules: JSX snippets and overrides.
 *
 * Snippets are written for React: attributes are renamed, and numbers of styles get units. Hooks,
 * theme components and names that the page imports are available without imports. On the server,
 * exports that have state or handle events become islands. A module with a syntax error throws
 * when it is used, so that pages which don't use it still work.
 */
export function userModulesPlugin(
  project: ProjectHandle,
  islands: IslandRegistry,
): Plugin {
  return {
    name: 'skerry:user-modules',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?(\?.*)?$/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        const [file = '', query] = id.split('?')
        const { root, overrides } = project.current
        const name = pathBelow(root, file)
        if (name === undefined || file.startsWith(packageFile('theme'))) return
        const { program, errors, lang } = parseOwnModule(file, code)
        if (!/\.[jt]sx$/.test(file) && !lang) return
        const [problem] = errors
        if (problem) return brokenModule(name, code, problem)
        const module = analyseModule(program)
        const isIsland = /\.island\.[jt]sx?$/.test(file)
        const mistake = isIsland ? checkIslandModule(program, module) : undefined
        if (mistake) return brokenModule(name, code, mistake)
        const server = this.environment.config.consumer === 'server'
        const isOverride =
          [...overrides.components.values()].includes(file) ||
          [...overrides.layout.values()].includes(file)
        if (
          server &&
          !isIsland &&
          !isOverride &&
          query !== 'bare' &&
          module.interactive.length > 0
        ) {
          const hasOthers = (other: { file: string; facts: ModuleFacts }) =>
            pageImports(project.current, pathBelow(root, other.file), other.facts) !== ''
          return wrapIslands(islands, `${file}${BARE}`, file, module, {
            showsIcons: mayShowIcons(program, module),
            mayNeedBrowser: await mayNeedBrowser(
              { file, facts: module },
              this,
              hasOthers,
            ),
          })
        }
        const before =
          (isOverride ? '' : jsxPragma(project.current)) +
          (READS_REACT_GLOBAL.test(code) ? reactGlobal() : '') +
          componentsObject(project.current, module, code)
        // Imports are hoisted. Behind the code, they don't change its columns.
        const after =
          ambientImports(project.current, module, server) +
          pageImports(project.current, name, module) +
          keepNames(program, code)
        const isPreact = isIsland || isOverride || USES_PREACT.test(code)
        const own = server || isPreact ? code : asInReact(program, code, module)
        const whole = `${before}${own}\n${after}`
        if (lang) return compileAs(lang, whole, file, this.environment)
        return before + after !== '' || own !== code
          ? { code: whole, map: null }
          : undefined
      },
    },
  }
}

/** Compiles a module whose extension names another language, which Vite would take it for. */
async function compileAs(
  lang: 'tsx',
  code: string,
  file: string,
  { config: { oxc } }: Environment,
) {
  const { jsx } = oxc === false ? {} : oxc
  const compiled = await transformWithOxc(code, file, { lang, ...(jsx && { jsx }) })
  return { code: compiled.code, map: compiled.map }
}

/** A pragma for the compiler of JSX. Overrides resolve their URLs, like the theme's own parts. */
function jsxPragma(project: Project): string {
  const source = jsxSource(project)
  return source ? `/** @jsxImportSource ${source} */` : ''
}

/** Code that makes React a global variable, before the author's code runs. */
function reactGlobal(): string {
  const from = JSON.stringify(packageFile('runtime/provide-react'))
  return `import { provideReact as _provideReact } from ${from};_provideReact();`
}

/** Code that declares the object of components, if it is used: those that the module names. */
function componentsObject(
  { overrides }: Project,
  { free }: ModuleFacts,
  code: string,
): string {
  if (!free.has(COMPONENTS)) return ''
  const words = new Set(code.match(/\b[A-Z]\w*/g))
  const names = componentNames(overrides).filter((name) => words.has(name))
  const imports = names.map((name) =>
    importPart(componentModules, overrides.components, name, `_${name}`),
  )
  const entries = names.map((name) => `${name}: _${name}`)
  return `${imports.join('')}const ${COMPONENTS} = { ${entries.join(', ')} };`
}

/**
 * A module for the browser whose elements mean what they mean in React, and have the attributes
 * that the browser renders if what it renders first may differ from what the server does.
 */
function asInReact(
  program: ReturnType<typeof parseSync>['program'],
  code: string,
  { free }: ModuleFacts,
): string {
  const renamed = reactAttributes(program, code)
  const differs =
    USES_RANDOM.test(code) ||
    [...free].some((name) => name === 'Date' || browserGlobals.has(name))
  const hooks = [
    ...(/\bstyle\b/.test(code)
      ? [['runtime/install-react-styles', 'installReactStyles']]
      : []),
    ...(/\bautoFocus\b/.test(code)
      ? [['runtime/install-auto-focus', 'installAutoFocus']]
      : []),
    ...(differs
      ? [['runtime/install-browser-attributes', 'installBrowserAttributes']]
      : []),
    ...(code.includes(STORAGE_EVENT)
      ? [['theme/islands/selected-code', 'announceSelectedCode']]
      : []),
  ] as [file: string, name: string][]
  const imports = hooks.map(
    ([file, name]) =>
      `import { ${name} as _${name} } from ${JSON.stringify(packageFile(file))};`,
  )
  return `${imports.join('')}${renamed}${hooks.map(([, name]) => `\n_${name}()`).join('')}`
}

/** Whether a module has components of the theme, which take icons, or gets such from others. */
function mayShowIcons(
  { body }: ReturnType<typeof parseSync>['program'],
  { free }: ModuleFacts,
): boolean {
  return (
    body.some(({ type }) => type === 'ImportDeclaration') ||
    [...free].some((name) => name === COMPONENTS || /^[A-Z][a-z]/.test(name))
  )
}

/** Imports of ambient names. */
function ambientImports(
  { overrides, settings }: Project,
  { free, texts }: ModuleFacts,
  server: boolean,
): string {
  const hooks = [...ambientHooks].filter((name) => free.has(name))
  const components = componentNames(overrides).filter((name) => free.has(name))
  const lines = components.map((name) =>
    importPart(componentModules, overrides.components, name, name),
  )
  if (hooks.length > 0) lines.push(`import { ${hooks.join(', ')} } from 'preact/hooks';`)
  for (const name of readerNames) if (free.has(name)) lines.push(`const ${name} = {};`)
  if (free.has('React')) lines.push(`import * as React from 'preact/compat';`)
  const hasComponents = components.length > 0 || free.has(COMPONENTS)
  if (hasComponents && !server) lines.push(iconsOf(texts, settings))
  return lines.join('')
}

/**
 * Imports of names that pages import together with this module. The virtual module, which is empty,
 * stands for them: the bundle and the dev server's modules depend on it.
 *
 * @param file Relative to the content folder.
 */
function pageImports(
  project: Project,
  file: string | undefined,
  { free }: ModuleFacts,
): string {
  const given = new Set(componentNames(project.overrides))
  const unknown = [...free].filter(
    (name) =>
      !given.has(name) &&
      !isAmbientName(name) &&
      name !== COMPONENTS &&
      !isGlobalName(name),
  )
  if (unknown.length === 0 || file === undefined) return ''
  const lines = unknown.map((name) => importFromPages(project, file, name) ?? '')
  return `${lines.join('')}import 'virtual:skerry/page-scope';`
}

/** Code that registers the icons mentioned in a module, for the browser. */
function iconsOf(texts: ReadonlySet<string>, { icons }: Settings): string {
  const styles = [undefined, ...[...texts].filter((text) => ICON_STYLES.has(text))]
  const names = [...texts].filter((text) => /^[\w -]+$/.test(text))
  const refs = names.flatMap((name) => styles.map((style) => ({ name, style })))
  const drawings = renderIcons(refs, icons.library)
  if (Object.keys(drawings).length === 0) return ''
  const from = JSON.stringify(packageFile('runtime/browser-icons'))
  return `import { addIcons as _addIcons } from ${from};_addIcons(${JSON.stringify(drawings)});`
}
