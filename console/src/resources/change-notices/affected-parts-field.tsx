import { type AffectedPart, maxAffectedParts } from '@pinline/events/notification/change-notice-content'
import { useText } from '../../messages/use-text.ts'
import { PartSearch } from '../products/part-search.tsx'
import { usePartSearch } from '../products/use-part-search.ts'

interface AffectedPartsFieldProps {
  readonly parts: readonly AffectedPart[]
  readonly fieldError: string | undefined
  readonly readOnly: boolean
  readonly onChange: (parts: AffectedPart[]) => void
}

/** The parts that a notice is about, found by part number. */
export const AffectedPartsField = ({ parts, fieldError, readOnly, onChange }: AffectedPartsFieldProps) => {
  const text = useText()
  const search = usePartSearch(undefined)
  const found = search.search.kind === 'found' ? search.search.candidates : []
  const offered = found.filter(({ id }) => !parts.some(({ productId }) => productId === id))
  return (
    <div className="field">
      <span className="label">{text('resources.change-notices.fields.parts')}</span>
      {parts.length > 0 && (
        <ul className="documents">
          {parts.map((part) => (
            <li key={part.productId}>
              <span className="figure">{part.model}</span> <span className="small">{part.manufacturer}</span>
              {!readOnly && (
                <button
                  type="button"
                  className="button button-small"
                  aria-label={text('resources.products.relations.remove', { model: part.model })}
                  onClick={() => onChange(parts.filter(({ productId }) => productId !== part.productId))}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {fieldError !== undefined && (
        <p className="field-error" role="alert">
          {fieldError}
        </p>
      )}
      {!readOnly && parts.length < maxAffectedParts && (
        <>
          <PartSearch label={text('resources.products.relations.find')} {...search} />
          <ul className="documents">
            {offered.map(({ id, model, manufacturer }) => (
              <li key={id}>
                <span className="figure">{model}</span> <span className="small">{manufacturer}</span>
                <button
                  type="button"
                  className="button button-small"
                  aria-label={text('resources.products.relations.add_part', { model })}
                  onClick={() => onChange([...parts, { productId: id, model, manufacturer }])}
                >
                  {text('resources.products.relations.add')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
