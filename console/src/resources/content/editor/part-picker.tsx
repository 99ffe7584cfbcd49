import { useDeferredValue, useId, useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { useText } from '../../../messages/use-text.ts'
import { PartLine, type ShownPart } from './part-lines.tsx'
import { useFoundParts } from './use-parts.ts'

interface PartPickerProps {
  readonly label: string
  readonly chosen: readonly string[]
  readonly fieldError?: string | undefined
  readonly onChoose: (part: ShownPart) => void
}

/** Looks for parts by number or keyword; the catalogue's present answer is listed below the field. */
export const PartPicker = ({ label, chosen, fieldError, onChoose }: PartPickerProps) => {
  const text = useText()
  const listId = useId()
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const { data: found, isFetching } = useFoundParts(q)
  const isOpen = q.length > 1
  return (
    <div className="picker">
      <Field label={label} fieldError={fieldError} hint={text('resources.content.editor.part.hint')}>
        {(control) => (
          <input
            {...control}
            type="search"
            className="input"
            autoComplete="off"
            aria-controls={listId}
            maxLength={120}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </Field>
      <ul id={listId} className="picker-list" aria-label={label} aria-busy={isFetching} hidden={!isOpen}>
        {isOpen &&
          found?.map((part) => (
            <li key={part.id}>
              <button
                type="button"
                className="picker-choice"
                aria-pressed={chosen.includes(part.id)}
                onClick={() => onChoose(part)}
              >
                <PartLine part={part} />
              </button>
            </li>
          ))}
        {isOpen && found?.length === 0 && <li className="sheet-note">{text('resources.content.editor.part.none')}</li>}
      </ul>
    </div>
  )
}
