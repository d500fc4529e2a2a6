import { useContext } from 'preact/hooks'
import { RenderRecordContext } from '../../runtime/render-record.ts'
import { PANEL_TITLE } from '../islands/panels-class.ts'
import ViewSelect from '../islands/view-select.island.tsx'
import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { textOfChildren } from './text-of-children.ts'
import { viewClass, type ViewProps } from './view.about.ts'
import './panels.css'
import './view.css'

export type { ViewProps } from './view.about.ts'

/**
 * Content for some readers, such as those of one framework. The first view of a page also
 * renders the menu to choose from. Without JavaScript all views are shown, with their titles.
 */
export function View({ title, icon, iconType, id, children, ...props }: ViewProps) {
  const strings = useStrings()
  const proseClass = useProseClass()
  const notes = useContext(RenderRecordContext)?.notes
  const first = notes?.get('view')
  const name = textOfChildren(title).trim()
  if (first === undefined) notes?.set('view', name)

  return (
    <>
      {first === undefined && <ViewSelect label={strings.selectView} first={name} />}
      <section
        class={classNames(
          viewClass.root,
          'multi-view-item',
          proseClass,
          props.class,
          props.className,
        )}
        id={id}
        data-view={name}
        hidden={first === undefined || first === name ? undefined : 'until-found'}
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
