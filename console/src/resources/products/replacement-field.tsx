import type { ProductId } from '@pinline/events/ids'
import { isComposing } from '@pinline/ui/design/is-composing'
import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { type Candidate, useReplacementSearch } from './use-replacement-search.ts'

interface ReplacementFieldProps {
  readonly productId: ProductId
  readonly chosen: Candidate | undefined
  readonly onChoose: (candidate: Candidate | undefined) => void
}

/** Searches for the replacement of a product by part number. */
export const ReplacementField = ({ productId, chosen, onChoose }: ReplacementFieldProps) => {
  const text = useText()
  const group = useId()
  const { search, find } = useReplacementSearch(productId)
  const [inputText, setInputText] = useState('')
  const found = search.kind === 'found' ? search.candidates : []
  const offered = chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]
  const look = () => void find(inputText.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    look()
  }

  return (
    <>
      <Field label={text('resources.products.lifecycles.find')} optional>
        {(control) => (
          <div className="input-row">
            <input
              {...control}
              type="search"
              className="input"
              maxLength={120}
              value={inputText}
              onChange={({ target }) => setInputText(target.value)}
              onKeyDown={onKeyDown}
            />
            <button type="button" className="button button-small" aria-busy={search.kind === 'busy'} onClick={look}>
              {text('resources.products.lifecycles.look')}
            </button>
          </div>
        )}
      </Field>
      <div aria-live="polite">
        {search.kind === 'failed' && <p className="field-error">{text('resources.products.lifecycles.find_failed')}</p>}
        {search.kind === 'found' && found.length === 0 && (
          <p className="field-hint">{text('resources.products.lifecycles.none_found')}</p>
        )}
      </div>
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
