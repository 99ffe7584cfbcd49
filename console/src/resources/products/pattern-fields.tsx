import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { ProductDrawing } from '@pinline/ui/drawing/product-drawing.tsx'
import { Field } from '../../layout/field.tsx'
import { useDrawingTexts } from '../../layout/part-drawing.tsx'
import { useElementWidth } from '../../layout/use-element-width.ts'
import { useText } from '../../messages/use-text.ts'
import { bodyEdges, bodyField, footprintField } from './edited-fields.ts'
import { FigureInput, TypedField } from './typed-field.tsx'
import { readPads } from './typed-pads.ts'
import { readBody, type TypedProduct } from './typed-product.ts'
import { useFieldWords } from './use-field-words.ts'

interface PatternFieldsProps {
  readonly typed: TypedProduct
  /** Whether the footprint may be left empty. */
  readonly isNew: boolean
  readonly faultOf: (field: string) => string | undefined
  readonly onType: (field: string, value: string) => void
}

const drawableOf = (typed: TypedProduct): DrawablePart | undefined => {
  const body = readBody(typed)
  const read = readPads(typed.pads ?? '')
  if (body === undefined || 'wrongLine' in read) return undefined
  const [left, top, right, bottom] = body
  if (left >= right || top >= bottom) return undefined
  return { model: typed.model ?? '', positions: null, rows: null, pitchMm: null, bodyMm: body, pads: read.pads }
}

/** Body and pads as figures, and what they draw. */
export const PatternFields = ({ typed, isNew, faultOf, onType }: PatternFieldsProps) => {
  const text = useText()
  const { labelOf } = useFieldWords()
  const texts = useDrawingTexts()
  const [box, width] = useElementWidth()
  const part = drawableOf(typed)
  return (
    <div className="sheet-form form">
      <TypedField
        field={footprintField}
        value={typed.footprint ?? ''}
        fault={faultOf('footprint')}
        optional={isNew}
        {...(isNew ? { hint: text('resources.products.edit.footprint_hint') } : {})}
        onChange={(value) => onType('footprint', value)}
      />
      <p className="hint">{text('resources.products.edit.pattern_note')}</p>
      <div className="field-grid">
        {bodyEdges.map((edge, place) => (
          <Field key={edge} label={text(`resources.products.edit.edge.${edge}`)} fault={faultOf(bodyField(place))}>
            {(control) => (
              <FigureInput
                control={control}
                unit="mm"
                value={typed[bodyField(place)] ?? ''}
                inputMode="text"
                onChange={(value) => onType(bodyField(place), value)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={labelOf('pads')} fault={faultOf('pads')} hint={text('resources.products.edit.pads_hint')}>
        {(control) => (
          <textarea
            {...control}
            className="input mono pads-input"
            rows={8}
            spellCheck={false}
            value={typed.pads ?? ''}
            onChange={({ target }) => onType('pads', target.value)}
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
