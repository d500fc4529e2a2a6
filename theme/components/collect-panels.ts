import { Fragment, toChildArray } from 'preact'
import type { ComponentChildren, VNode } from 'preact'
import { isVNode, isTemplate, type ParentElement } from './is-vnode.ts'

/** The children of Tabs or a CodeGroup, split into panels and everything else. */
export interface CollectedPanels<Props> {
  panels: VNode<Props>[]
  /** In document order. Shown above the panels, so that nothing the author wrote is lost. */
  rest: ComponentChildren[]
}

/**
 * Splits children into panels and the rest. Looks into fragments and component snippets.
 * Recognizes panels by props rather than by type, because a site can replace Tab or CodeBlock.
 *
 * @param convert Makes a panel of an element that stands for one.
 */
export function collectPanels<Props>(
  children: ComponentChildren,
  isPanel: (props: Record<string, unknown>) => boolean,
  convert = (child: ParentElement): VNode => child,
): CollectedPanels<Props> {
  const panels: VNode<Props>[] = []
  const rest: ComponentChildren[] = []
  for (const item of toChildArray(children).flatMap(flatten)) {
    const child = isVNode(item) ? convert(item) : item
    if (makesPanel<Props>(child, isPanel)) panels.push(child)
    else if (isVNode(child) || String(child).trim()) rest.push(child)
  }
  return { panels, rest }
}

function makesPanel<Props>(
  child: ComponentChildren,
  isPanel: (props: Record<string, unknown>) => boolean,
): child is VNode<Props> {
  return isVNode(child) && typeof child.type !== 'string' && isPanel({ ...child.props })
}

/** Flattens fragments, and templates that consist of dynamic parts only. */
function flatten(child: ComponentChildren): ComponentChildren[] {
  if (!isVNode(child) || child.type !== Fragment) return [child]
  if (!isTemplate(child)) return toChildArray(child.props.children).flatMap(flatten)
  const { tpl, exprs } = child.props
  if (tpl.some((html) => html.trim())) return [child]
  return toChildArray(exprs as ComponentChildren[]).flatMap(flatten)
}
