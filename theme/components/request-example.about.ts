import type { CodeGroupProps } from './code-group.about.ts'
import { CodeGroup } from './code-group.about.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export const RequestExample = {
  module: 'components/request-example',
  attributes: CodeGroup.attributes,
  markdown: CodeGroup.markdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['side-panel'],
} satisfies AboutOf<CodeGroupProps & { title?: string }>

export { RequestExample as ResponseExample }
