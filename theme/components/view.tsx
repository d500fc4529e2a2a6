import { useContext } from 'preact/hooks'
import { RenderRecordContext } from '../../runtime/render-record.ts'
import { PANEL_TITLE } from '../islands/panels-class.ts'
import ViewSelect from '../islands/view-select.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { viewClass, type ViewProps } from './view.about.ts'
import './panels.css'
import './view.css'

export type { ViewProps } from './view.about.ts'

/**
 * A part of the page for some of its readers. The first one of a page brings
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
        class={classNames(viewClass.root, props.class, props.className)}
        id={id}
        data-view={title}
        hidden={first === undefined || first === title ? undefined : 'until-found'}
      >
        {title && (
          <p class={PANEL_TITLE}>
            {icon && <Icon icon={icon} iconType={iconType} />} {title}
          </p>
        )}
        {children}
      </section>
    </>
  )
}
