import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useConsole } from './context.ts'

/**
 * A part of the dialog that is fetched when it is first shown, so that opening the dialog does not
 * wait for it. Where it cannot be fetched, the part says that the request failed.
 *
 * @param load imports the component; called once, and again after it failed.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const { words } = useConsole()
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
    return isFailed ? <p class="console-problem">{words.requestFailed}</p> : null
  }
}
