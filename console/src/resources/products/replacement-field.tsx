import type { ProductId } from '@pinline/events/ids'
import { useId } from 'react'
import { useText } from '../../messages/use-text.ts'
import { PartSearch } from './part-search.tsx'
import { type Candidate, usePartSearch } from './use-part-search.ts'

interface ReplacementFieldProps {
  readonly productId: ProductId
  readonly chosen: Candidate | undefined
  readonly onChoose: (candidate: Candidate | undefined) => void
}

/** Searches for the replacement of a product by part number. */
export const ReplacementField = ({ productId, chosen, onChoose }: ReplacementFieldProps) => {
  const text = useText()
  const group = useId()
  const parts = usePartSearch(productId)
  const found = parts.search.kind === 'found' ? parts.search.candidates : []
  const offered = chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]

  return (
    <>
      <PartSearch label={text('resources.products.lifecycles.find')} {...parts} />
      <fieldset className="replacements">
        <legend className="label">{text('resources.products.lifecycles.replacement')}</legend>
        <label className="check">
          <input type="radio" name={group} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
          <span>{text('resources.products.lifecycles.no_replacement')}</span>
        </label>
        {offered.map((candidate) => (
          <label className="check" key={candidate.id}>
            <input
              type="radio"
              name={group}
              checked={candidate.id === chosen?.id}
              onChange={() => onChoose(candidate)}
            />
            <span>
              <span className="figure">{candidate.model}</span> <span className="small">{candidate.manufacturer}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
