import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { contentId } from '@pinline/events/ids'
import { useDeferredValue, useId, useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import { Field } from '../../../layout/field.tsx'
import { useText } from '../../../messages/use-text.ts'

interface ContentPickerProps {
  readonly label: string
  /** Id of the chosen item; empty if there is none. */
  readonly chosen: string
  readonly fieldError?: string | undefined
  readonly onChoose: (id: string) => void
}

const ChosenTitle = ({ id }: { id: string }) => {
  const known = contentId.safeParse(id).data
  const { data } = useGetMany<ContentRecord>('content', { ids: known === undefined ? [] : [known] }, { retry: false })
  return <b>{data?.[0]?.title ?? id}</b>
}

/** Looks for pages, news and other content by title. */
export const ContentPicker = ({ label, chosen, fieldError, onChoose }: ContentPickerProps) => {
  const text = useText()
  const listId = useId()
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const { data: found } = useGetList<ContentRecord>('content', {
    pagination: { page: 1, perPage: 15 },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: { kind: ['page', 'news', 'blog', 'solution', 'resource'], ...(q === '' ? {} : { q }) },
  })
  return (
    <div className="picker">
      {chosen !== '' && (
        <p className="field-hint">
          {text('resources.content.editor.link.chosen')} <ChosenTitle id={chosen} />
        </p>
      )}
      <Field label={label} fieldError={fieldError}>
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
      <ul id={listId} className="picker-list" aria-label={label}>
        {found?.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="picker-choice"
              aria-pressed={row.id === chosen}
              onClick={() => onChoose(row.id)}
            >
              <b>{row.title}</b>
              <span className="small">
                {text(`resources.content.kind.${row.kind}`)} · {row.slug}
              </span>
            </button>
          </li>
        ))}
        {found?.length === 0 && <li className="sheet-note">{text('shell.list.none_match')}</li>}
      </ul>
    </div>
  )
}
