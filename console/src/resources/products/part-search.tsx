import { isComposing } from '@pinline/ui/design/is-composing'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import type { usePartSearch } from './use-part-search.ts'

interface PartSearchProps extends ReturnType<typeof usePartSearch> {
  readonly label: string
}

/** The field that searches for another part by part number, and how the search went. */
export const PartSearch = ({ label, search, find }: PartSearchProps) => {
  const text = useText()
  const [inputText, setInputText] = useState('')
  const look = () => void find(inputText.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    look()
  }

  return (
    <>
      <Field label={label} optional>
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
        {search.kind === 'found' && search.candidates.length === 0 && (
          <p className="field-hint">{text('resources.products.lifecycles.none_found')}</p>
        )}
      </div>
    </>
  )
}
