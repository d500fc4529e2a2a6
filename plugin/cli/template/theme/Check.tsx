import { Callout, type CalloutProps } from 'skerry/theme/components/callout'

/** Takes the place of the built-in `<Check>`: what readers have once a step is done. */
export default function Check({ title = 'You should see', ...props }: CalloutProps) {
  return <Callout type="check" title={title} {...props} />
}
