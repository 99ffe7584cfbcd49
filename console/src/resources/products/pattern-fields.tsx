import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { ProductDrawing } from '@pinline/ui/drawing/product-drawing.tsx'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { Field } from '../../layout/field.tsx'
import { useDrawingTexts } from '../../layout/part-drawing.tsx'
import { useElementWidth } from '../../layout/use-element-width.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { bodyEdges, bodyField, footprintField } from './edited-fields.ts'
import { parsePads } from './pads-text.ts'
import { NumberInput, ProductField } from './product-field.tsx'
import { type ProductFormValues, parseBody } from './product-form-values.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface PatternFieldsProps {
  readonly formValues: ProductFormValues
  /** True if the footprint may be empty. */
  readonly isNew: boolean
  readonly fieldErrorOf: (field: string) => string | undefined
  readonly onEdit: (field: string, value: string) => void
}

const drawableOf = (formValues: ProductFormValues, signs: NumberSigns): DrawablePart | undefined => {
  const body = parseBody(formValues, signs)
  const read = parsePads(formValues.pads ?? '')
  if (body === undefined || 'wrongLine' in read) return undefined
  const [left, top, right, bottom] = body
  if (left >= right || top >= bottom) return undefined
  return { model: formValues.model ?? '', positions: null, rows: null, pitchMm: null, bodyMm: body, pads: read.pads }
}

/** Body and pads as numbers, with a preview of their drawing. */
export const PatternFields = ({ formValues, isNew, fieldErrorOf, onEdit }: PatternFieldsProps) => {
  const text = useText()
  const { labelOf } = useFieldLabels()
  const texts = useDrawingTexts()
  const [box, width] = useElementWidth()
  const part = drawableOf(formValues, useNumberSigns())
  return (
    <div className="sheet-form form">
      <ProductField
        field={footprintField}
        value={formValues.footprint ?? ''}
        fieldError={fieldErrorOf('footprint')}
        optional={isNew}
        {...(isNew ? { hint: text('resources.products.edit.footprint_hint') } : {})}
        onChange={(value) => onEdit('footprint', value)}
      />
      <p className="field-hint">{text('resources.products.edit.pattern_note')}</p>
      <div className="field-grid">
        {bodyEdges.map((edge, place) => (
          <Field
            key={edge}
            label={text(`resources.products.edit.edge.${edge}`)}
            fieldError={fieldErrorOf(bodyField(place))}
          >
            {(control) => (
              <NumberInput
                control={control}
                unit="mm"
                value={formValues[bodyField(place)] ?? ''}
                inputMode="text"
                onChange={(value) => onEdit(bodyField(place), value)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={labelOf('pads')} fieldError={fieldErrorOf('pads')} hint={text('resources.products.edit.pads_hint')}>
        {(control) => (
          <textarea
            {...control}
            className="input pads-input"
            rows={8}
            spellCheck={false}
            value={formValues.pads ?? ''}
            onChange={({ target }) => onEdit('pads', target.value)}
          />
        )}
      </Field>
      <div className="pattern-preview" ref={box}>
        {part !== undefined && width > 0 && (
          <ProductDrawing part={part} width={width} maxHeight={320} cut={width < 500} texts={texts} />
        )}
      </div>
    </div>
  )
}
