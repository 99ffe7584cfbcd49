import { productId } from '@pinline/events/ids'
import { useText } from '../../messages/use-text.ts'
import { PartPicker } from './editor/part-picker.tsx'
import { ChosenParts } from './editor/parts-dialogs.tsx'

interface PartsFieldProps {
  readonly productIds: readonly string[]
  readonly readOnly: boolean
  readonly most: number
  readonly onChange: (productIds: ReturnType<typeof productId.parse>[]) => void
}

/** The parts of an item, found by number. */
export const PartsField = ({ productIds, readOnly, most, onChange }: PartsFieldProps) => {
  const text = useText()
  const change = (ids: readonly string[]) => onChange(ids.slice(0, most).map((id) => productId.parse(id)))
  return (
    <div className="field">
      <span className="label">{text('resources.content.fields.productIds')}</span>
      {productIds.length > 0 && (
        <ChosenParts ids={productIds} onRemove={(id) => !readOnly && change(productIds.filter((one) => one !== id))} />
      )}
      {!readOnly && (
        <PartPicker
          label={text('resources.content.editor.part.search')}
          chosen={productIds}
          onChoose={({ id }) =>
            change(productIds.includes(id) ? productIds.filter((one) => one !== id) : [...productIds, id])
          }
        />
      )}
    </div>
  )
}
