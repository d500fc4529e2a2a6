import { cloneElement, isValidElement, type VNode } from 'preact'
import { pageScope, type PageRuntime } from './page-scope.ts'
import type { PageModule } from './types/rendering.ts'

/** The code of a compiled page (`CompiledPage.code`) as a function. */
export type PageCode = (
  runtime: ReturnType<typeof pageScope>,
  process: unknown,
) => Promise<unknown>

/**
 * Runs the code of a compiled page: the body of an async function with the parameter `_runtime`,
 * which holds Preact's JSX functions, the components and the modules that the page imports.
 *
 * @returns The page's components. `Content` can be rendered any number of times.
 * @throws What module code of the page (`export const`) throws, and an Error when a module that
 *   the page imports is missing in `runtime.imports`.
 */
export async function evaluatePage(
  code: string | PageCode,
  runtime: PageRuntime,
): Promise<PageModule> {
  const run =
    typeof code === 'string' ? new AsyncFunction('_runtime', 'process', code) : code
  const page = (await run(pageScope(runtime), pageProcess())) as EvaluatedPage
  const { Content, parts, hasPanel } = page
  const { components } = runtime
  if (parts instanceof AsyncFunction) {
    // Async content is awaited once, up front.
    const content = await awaitContent(page, { components })
    const panel = hasPanel ? await parts({ components, showPanel: true }) : null
    return {
      Content: Object.assign(() => content, Content),
      ...(hasPanel && { Panel: () => panel as VNode }),
    }
  }
  const Page = (props: { components?: object }) =>
    Content({
      ...props,
      // Pass the same object when nothing is added: a copy would record every component as
      // read.
      components: props.components ? { ...components, ...props.components } : components,
    })
  return {
    // Plugins may have set properties on MDX's component, such as its name.
    Content: Object.assign(Page, Content),
    ...(hasPanel && {
      Panel: (props) => parts!({ ...props, components, showPanel: true }) as VNode,
    }),
  }
}

/**
 * The return value of page code. `Content` is MDX's content with the page's layout, `parts`
 * without it.
 */
interface EvaluatedPage {
  Content: (props: object) => VNode | Promise<VNode>
  parts?: (props: object) => unknown
  hasPanel?: boolean
}

/** Awaits content that contains `await`, and puts it into the page's layout if it has one. */
async function awaitContent(
  { Content, parts }: EvaluatedPage,
  props: object,
): Promise<VNode> {
  const whole = Content(props)
  if (!isValidElement(whole)) return whole
  // `whole` is the layout's element.
  return cloneElement(whole, undefined, (await parts!(props)) as VNode)
}

/** Node's `process`, except that a page can't end the build or the dev server with it. */
function pageProcess(): unknown {
  if (typeof process === 'undefined') return undefined
  const refuse = (name: string) => ({
    value: () => {
      throw new Error(`a page cannot call process.${name}()`)
    },
  })
  return Object.create(process, {
    exit: refuse('exit'),
    kill: refuse('kill'),
    abort: refuse('abort'),
    reallyExit: refuse('reallyExit'),
  }) as unknown
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>
