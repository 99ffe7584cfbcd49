import './global-search.css'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import { Icon } from '../icon.tsx'
import {
  type ChosenEntry,
  commandSign,
  entryGroups,
  entryKey,
  placeOfChosen,
  type SearchEntry,
  searchUrl,
} from './search-entries.ts'
import { useSearchEntries } from './use-search-entries.ts'

interface HitsProps {
  readonly id: string
  readonly entries: readonly SearchEntry[]
  readonly busy: boolean
  readonly active: number
  readonly onChoose: (entry: SearchEntry) => void
}

const optionId = (id: string, index: number) => `${id}-${index}`

/** The hits by group. The pointer takes no focus, so that typing goes on. */
const Hits = ({ id, entries, busy, active, onChoose }: HitsProps) => {
  const text = useText()
  useEffect(() => {
    // Browsers may return a promise, which is no clean-up of the effect.
    void document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (entries.length === 0)
    return (
      <p className="find-hits find-none" role="status">
        {text(busy ? 'shell.loading' : 'shell.search.none')}
      </p>
    )
  return (
    <div id={id} role="listbox" aria-label={text('shell.find')} className="find-hits">
      {entryGroups.map((group) => {
        const hits = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []))
        if (hits.length === 0) return null
        return (
          <fieldset key={group} className="find-hits-of" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className="find-group">
              {text(`shell.search.${group}`)}
            </div>
            {hits.map(({ entry, index }) => (
              <div
                key={typeof entry.to === 'string' ? entry.to : `${entry.title} ${index}`}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="find-hit"
                onMouseDown={(event) => {
                  event.preventDefault()
                  onChoose(entry)
                }}
              >
                <b>{entry.title}</b>
                {entry.note !== '' && <span>{entry.note}</span>}
              </div>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

/** The search in the header, also by Ctrl K: pages, commands, orders, parts and buyers while typing. */
export const GlobalSearch = () => {
  const text = useText()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [reached, setReached] = useState<ChosenEntry>()
  const { entries, busy } = useSearchEntries(isOpen ? words.trim() : '')
  const active = placeOfChosen(entries, reached)
  const isShown = isOpen && words.trim() !== ''
  const chosen = isShown ? entries[active] : undefined

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const goTo = (path: string) => {
    setOpen(false)
    setReached(undefined)
    void navigate(path)
  }
  const choose = ({ to }: SearchEntry) => {
    setWords('')
    if (typeof to === 'string') return goTo(to)
    setOpen(false)
    setReached(undefined)
    // A dialog that opens gives the focus back to where it was before the search.
    field.current?.blur()
    to()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== undefined) return choose(chosen)
    if (words.trim() !== '' && !words.trim().startsWith(commandSign)) goTo(searchUrl(words.trim()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
      setReached(undefined)
    }
    // Arrows choose a candidate while an input method composes.
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setOpen(true)
    // The place before the first hit is the typed text itself.
    const places = entries.length + 1
    const place = ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1
    const entry = entries[place]
    setReached(entry && { key: entryKey(entry), place })
  }

  return (
    <search className="find">
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label={text('shell.find')}
          aria-expanded={isShown && entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : optionId(listId, active)}
          placeholder={text('shell.find')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setOpen(true)
            setReached(undefined)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <kbd>Ctrl K</kbd>
      </form>
      {isShown && <Hits id={listId} entries={entries} busy={busy} active={active} onChoose={choose} />}
    </search>
  )
}
