import { Fragment, toChildArray } from 'preact'
import type { ComponentChildren, VNode } from 'preact'
import { isVNode, isTemplate } from './is-vnode.ts'

/** The children of Tabs or a CodeGroup: those that make panels, and what else the author wrote. */
export interface CollectedPanels<Props> {
  panels: VNode<Props>[]
  /** In order; shown above the panels, because nothing that was written is lost. */
  rest: ComponentChildren[]
}

/**
 * Sorts children by whether they make a panel, looking into fragments and into what snippets
 * give. By their props and not by their type: a site may replace Tab or CodeBlock.
 */
export function collectPanels<Props>(
  children: ComponentChildren,
  isPanel: (props: Record<string, unknown>) => boolean,
): CollectedPanels<Props> {
  const panels: VNode<Props>[] = []
  const rest: ComponentChildren[] = []
  for (const child of toChildArray(children).flatMap(unfold)) {
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

/** What a fragment holds, or a template that is nothing but its holes. */
function unfold(child: ComponentChildren): ComponentChildren[] {
  if (!isVNode(child) || child.type !== Fragment) return [child]
  if (!isTemplate(child)) return toChildArray(child.props.children).flatMap(unfold)
  const { tpl, exprs } = child.props
  if (tpl.some((html) => html.trim())) return [child]
  return toChildArray(exprs as ComponentChildren[]).flatMap(unfold)
}
