import { cloneElement, isValidElement, type VNode } from 'preact'
import { pageScope, type PageRuntime } from './page-scope.ts'
import type { PageModule } from './types/rendering.ts'

/**
 * Runs the code of a compiled page (`CompiledPage.code`): the body of an async function of
 * `_runtime`, which holds Preact's JSX functions, the components and the modules that the
 * page imports.
 *
 * @returns The page's components. `Content` may be rendered any number of times.
 * @throws What module code of the page (`export const`) throws, and when a module that the
 *   page imports is missing in `runtime.imports`.
 */
export async function evaluatePage(
  code: string,
  runtime: PageRuntime,
): Promise<PageModule> {
  const run = new AsyncFunction('_runtime', 'process', code)
  const page = (await run(pageScope(runtime), pageProcess())) as EvaluatedPage
  const { Content, parts, hasPanel } = page
  const { components } = runtime
  if (parts instanceof AsyncFunction) {
    // Content that waits for something does so once, before anything is rendered.
    const content = await contentThatWaits(page, { components })
    const panel = hasPanel ? await parts({ components, showPanel: true }) : null
    return {
      Content: Object.assign(() => content, Content),
      ...(hasPanel && { Panel: () => panel as VNode }),
    }
  }
  const Page = (props: { components?: object }) =>
    Content({
      ...props,
      // As they are, where nothing is added: of a copy, every one would count as read.
      components: props.components ? { ...components, ...props.components } : components,
    })
  return {
    // A plugin may have put properties on MDX's component, such as its name.
    Content: Object.assign(Page, Content),
    ...(hasPanel && {
      Panel: (props) => parts!({ ...props, components, showPanel: true }) as VNode,
    }),
  }
}

/** What page code returns: MDX's content, with its layout and without. */
interface EvaluatedPage {
  Content: (props: object) => VNode | Promise<VNode>
  parts?: (props: object) => unknown
  hasPanel?: boolean
}

/** Content with `await`, in the page's layout where it has one. */
async function contentThatWaits(
  { Content, parts }: EvaluatedPage,
  props: object,
): Promise<VNode> {
  const whole = Content(props)
  if (!isValidElement(whole)) return whole
  // A layout, around an element of the content.
  return cloneElement(whole, undefined, (await parts!(props)) as VNode)
}

/** Node's `process` without what would end the build, or the dev server, with the page. */
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
