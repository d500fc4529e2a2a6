import { useContext } from 'preact/hooks'
import { PageContext } from '../../runtime/page-context.ts'
import { RenderRecordContext, useWarning } from '../../runtime/render-record.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ID_SEPARATOR, variationClass } from '../islands/variation-class.ts'
import VariationSelect from '../islands/variation-select.island.tsx'
import { classNames } from './class-names.ts'
import { readList } from './read-flag.ts'
import type { VariationProps } from './variation.about.ts'
import './panels.css'
import './view.css'
import './variation.css'

export type { VariationProps } from './variation.about.ts'

/**
 * Content for some of `variations.options`, between which readers choose. The first one of a page
 * also renders the menu. Without JavaScript all content is shown, with the labels.
 */
export function Variation({ is, children, ...props }: VariationProps) {
  const strings = useStrings()
  const warn = useWarning()
  const notes = useContext(RenderRecordContext)?.notes
  const options = useContext(PageContext)?.site.settings.variations?.options ?? []
  const ids = readList(is)
  const unknown = ids.find((id) => !options.some((option) => option.id === id))
  if (notes && (ids.length === 0 || unknown !== undefined)) {
    warn({
      code: 'components/variation-is',
      message:
        unknown === undefined
          ? '<Variation> is never shown: `is` is missing'
          : `<Variation> is for "${unknown}", which is not in \`variations.options\``,
      hint:
        options.length === 0
          ? 'Add the setting `variations`.'
          : `Write one of ${options.map(({ id }) => `\`${id}\``).join(', ')}.`,
    })
  }
  const shown = options.filter(({ id }) => ids.includes(id))
  // In the browser, an island doesn't know the settings: it keeps what the server has rendered.
  if (notes && shown.length === 0) return null
  const isFirst = notes?.get('variation') === undefined
  notes?.set('variation', 'yes')

  return (
    <>
      {isFirst && notes && (
        <VariationSelect label={strings.selectView} options={options} />
      )}
      <div
        class={classNames(variationClass.root, props.class, props.className)}
        data-variation={ids.join(ID_SEPARATOR)}
        data-title={
          shown.length < options.length
            ? shown.map(({ label }) => label).join(', ')
            : undefined
        }
        // `hidden` alone would apply without JavaScript, too.
        hidden={notes && !shown.includes(options[0]!) ? 'until-found' : undefined}
      >
        {children}
      </div>
    </>
  )
}
