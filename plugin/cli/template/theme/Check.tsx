import { Callout, type CalloutProps } from 'skerry/theme/components/callout'

/** Overrides the built-in `<Check>`, which shows what readers should see after a step. */
export default function Check({ title = 'You should see', ...props }: CalloutProps) {
  return <Callout type="check" title={title} {...props} />
}
