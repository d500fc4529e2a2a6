import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { RenderRecordContext } from '../../runtime/render-record.ts'
import ViewSelect from '../islands/view-select.island.tsx'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import './panels.css'
import './view.css'

export interface ViewProps {
  /** In the list of views; those of one title are shown together. */
  title?: string
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/**
 * A part of the page for some of its readers (behaviour 4.10). The first one of a page brings
 * the list to choose from; without JavaScript all are shown under their titles.
 */
export function View({ title = '', icon, iconType, id, children, ...props }: ViewProps) {
  const strings = useStrings()
  const notes = useContext(RenderRecordContext)?.notes
  const first = notes?.get('view')
  if (first === undefined) notes?.set('view', title)

  return (
    <>
      {first === undefined && <ViewSelect label={strings.selectView} first={title} />}
      <section
        class={classNames('view', props.class, props.className)}
        id={id}
        data-view={title}
        hidden={
          first === undefined || first === title ? undefined : ('until-found' as never)
        }
      >
        {title && (
          <p class="panel-title">
            {icon && <Icon icon={icon} iconType={iconType} />} {title}
          </p>
        )}
        {children}
      </section>
    </>
  )
}
