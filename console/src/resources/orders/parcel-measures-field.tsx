import type { InputOf } from '@pinline/contracts/api/call'
import type { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'

const fields = ['weight', 'length', 'width', 'height'] as const

/** As entered: grams, and millimetres for the sides. */
export type ParcelMeasuresText = Readonly<Record<(typeof fields)[number], string>>

type ParcelMeasures = Pick<InputOf<typeof shipParcel>, 'weightGrams' | 'sizeMm'>

const positive = (input: string): number | undefined => {
  const value = Number(input.trim())
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** Weight and size, each only where it was stated; undefined where a number is wrong or a side is missing. */
export const measuresOf = ({ weight, length, width, height }: ParcelMeasuresText): ParcelMeasures | undefined => {
  const weightGrams = positive(weight)
  if (weight.trim() !== '' && weightGrams === undefined) return undefined
  const stated = weightGrams === undefined ? {} : { weightGrams }
  if ([length, width, height].every((side) => side.trim() === '')) return stated
  const [lengthMm, widthMm, heightMm] = [positive(length), positive(width), positive(height)]
  if (lengthMm === undefined || widthMm === undefined || heightMm === undefined) return undefined
  return { ...stated, sizeMm: { lengthMm, widthMm, heightMm } }
}

interface ParcelMeasuresFieldProps {
  readonly measures: ParcelMeasuresText
  readonly isWrong: boolean
  readonly onChange: (measures: ParcelMeasuresText) => void
}

/** Weight and the three sides of a parcel; all may be left out. */
export const ParcelMeasuresField = ({ measures, isWrong, onChange }: ParcelMeasuresFieldProps) => {
  const text = useText()
  return (
    <>
      <div className="parcel-fields">
        {fields.map((field) => (
          <Field key={field} label={text(`resources.orders.ship.${field}`)} optional>
            {(control) => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                maxLength={7}
                value={measures[field]}
                onChange={({ target }) => onChange({ ...measures, [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {isWrong && <p className="field-error">{text('resources.orders.ship.measures_wrong')}</p>}
    </>
  )
}
