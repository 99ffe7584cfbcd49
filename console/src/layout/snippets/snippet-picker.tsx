import './snippet-picker.css'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type LanguageCode, languageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { filledSnippet, snippetLanguage } from '@pinline/contracts/notification/snippet/snippet-text'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocale } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { useStaffProfile } from '../../profile/use-staff-profile.ts'
import { Field } from '../field.tsx'
import { focusOnMount } from '../focus-on-mount.ts'
import { LanguageSelect } from '../language-select.tsx'
import type { SnippetSource } from './snippet-source.ts'
import { useFoundSnippets, useSnippetTexts } from './use-found-snippets.ts'

const optionId = (id: string, at: number) => `${id}-${at}`

interface OptionsProps {
  readonly id: string
  readonly found: readonly SnippetRow[]
  readonly active: number
  readonly onPoint: (at: number) => void
}

/** The pointer takes no focus, so that typing goes on. */
const Options = ({ id, found, active, onPoint }: OptionsProps) => {
  const text = useText()
  return (
    <div id={id} role="listbox" aria-label={text('resources.snippets.picker.title')} className="snippet-options">
      {found.map((snippet, at) => (
        <div
          key={snippet.id}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="snippet-option"
          ref={(element) => {
            if (at === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onMouseDown={(event) => {
            event.preventDefault()
            onPoint(at)
          }}
        >
          <b>{snippet.title}</b>
          {snippet.group !== '' && <span className="tag">{snippet.group}</span>}
          <span className="small">{snippet.excerpt}</span>
        </div>
      ))}
    </div>
  )
}

/** The text as it would be inserted, and what is missing in it. */
const usePreview = (snippet: SnippetRow | undefined, wanted: LanguageCode, { values }: SnippetSource) => {
  const { data } = useSnippetTexts(snippet?.id)
  const { self } = useStaffProfile()
  const shown = data === undefined ? undefined : snippetLanguage(data.languages, wanted)
  const written = shown === undefined ? undefined : data?.texts?.[shown]
  if (shown === undefined || written === undefined) return undefined
  return { language: shown, ...filledSnippet(written, { staff: self?.name ?? '', ...values }) }
}

const Preview = ({
  preview,
  wanted,
}: {
  preview: NonNullable<ReturnType<typeof usePreview>>
  wanted: LanguageCode
}) => {
  const text = useText()
  const language = languages.find(({ code }) => code === preview.language)?.name ?? preview.language
  const list = preview.missing.map((name) => text(`resources.snippets.placeholders.${name}`)).join(', ')
  return (
    <section className="snippet-preview" aria-label={text('resources.snippets.picker.preview')} aria-live="polite">
      {preview.language !== wanted && (
        <p className="small">{text('resources.snippets.picker.fallback', { language })}</p>
      )}
      <p className="written" lang={languageTag(preview.language)}>
        {preview.text}
      </p>
      {list !== '' && <p className="small snippet-missing">{text('resources.snippets.picker.missing', { list })}</p>}
    </section>
  )
}

interface SnippetPickerProps {
  readonly source: SnippetSource
  /** The text with its values. */
  readonly onInsert: (text: string) => void
  readonly onClose: () => void
}

/** Finds a snippet by typing, shows it with its values, and inserts it; arrow keys choose, Enter inserts. */
export const SnippetPicker = ({ source, onInsert, onClose }: SnippetPickerProps) => {
  const text = useText()
  const listId = useId()
  const own = languageCode.catch('en').parse(useLocale())
  const [wanted, setWanted] = useState(source.language ?? own)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { data: found = [], isPending } = useFoundSnippets(typed)
  const at = Math.min(active, found.length - 1)
  const preview = usePreview(found[at], wanted, source)
  const titleId = useId()
  const insert = () => {
    if (preview !== undefined) onInsert(preview.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      insert()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    setActive((at + step + found.length) % found.length)
  }
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('resources.snippets.picker.title')}</DialogTitle>
      <DialogContent className="form">
        <div className="snippet-find">
          <Field label={text('resources.snippets.picker.search')}>
            {(control) => (
              <input
                {...control}
                ref={focusOnMount}
                type="search"
                role="combobox"
                className="input"
                autoComplete="off"
                maxLength={120}
                aria-expanded={found.length > 0}
                aria-controls={listId}
                {...(found.length > 0 ? { 'aria-activedescendant': optionId(listId, at) } : {})}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setActive(0)
                }}
                onKeyDown={onKeyDown}
              />
            )}
          </Field>
          <LanguageSelect
            label={text('resources.snippets.picker.language')}
            shown={wanted}
            onChoose={(code) => setWanted(languageCode.parse(code))}
          />
        </div>
        <span className="visually-hidden" role="status">
          {!isPending && text('resources.snippets.picker.found', { smart_count: found.length })}
        </span>
        {!isPending && found.length === 0 && <p className="small">{text('resources.snippets.picker.none')}</p>}
        <Options id={listId} found={found} active={at} onPoint={setActive} />
        {preview !== undefined && <Preview preview={preview} wanted={wanted} />}
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" onClick={onClose}>
          {text('forms.leave')}
        </button>
        <button type="button" className="button button-gold" aria-disabled={preview === undefined} onClick={insert}>
          {text('resources.snippets.picker.confirm')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
