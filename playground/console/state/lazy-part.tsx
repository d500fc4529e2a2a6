import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useConsole } from './context.ts'

/**
 * Wraps a part of the dialog that is lazily loaded when first rendered. If loading fails, an
 * error is shown.
 *
 * @param load Imports the component. Called once, and again after a failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const { strings } = useConsole()
    const [isFailed, setFailed] = useState(false)
    const [, setLoaded] = useState(false)
    useEffect(() => {
      if (Part) return
      load().then(
        (loaded) => {
          Part = loaded
          setLoaded(true)
        },
        () => setFailed(true),
      )
    }, [])
    if (Part) return <Part {...props} />
    return isFailed ? <p class="console-problem">{strings.loadFailed}</p> : null
  }
}
