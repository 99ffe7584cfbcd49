import { Checkbox, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { dayOf, firstOfDay, lastOfDay } from './days.ts'

/** A list is asked again this long after the last key. */
const debounceMs = 400

const useFilter = (source: string) => {
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest }: Record<string, unknown> = filterValues ?? {}
  return {
    value,
    /** Undefined takes the filter away. */
    set: (next: unknown) => setFilters(next === undefined ? rest : { ...rest, [source]: next }, []),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface FilterProps {
  readonly source: string
  readonly label: string
}

interface ChoicesProps extends FilterProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[]
}

interface FilterFrameProps {
  readonly label: string
  readonly wide?: true
  readonly children: (id: string, labelId: string) => ReactNode
}

/** A label above the control of a filter, which takes over its id. */
const FilterFrame = ({ label, wide, children }: FilterFrameProps) => {
  const id = useId()
  const labelId = `${id}-label`
  return (
    <div className={wide ? 'filter filter-text' : 'filter'}>
      <label className="label" id={labelId} htmlFor={id}>
        {label}
      </label>
      {children(id, labelId)}
    </div>
  )
}

/** Filters a list by words. */
export const TextFilter = ({ source, label }: FilterProps) => {
  const filter = useFilter(source)
  const { set } = filter
  const value = textOf(filter.value)
  const [inputText, setInputText] = useState(value)
  const [applied, setApplied] = useState(value)

  if (value !== applied) {
    setApplied(value)
    setInputText(value)
  }

  // The list is asked when the typing settles; `set` changes with every answer and must not ask again.
  useEffect(() => {
    const query = inputText.trim()
    if (query === applied) return
    const timer = setTimeout(() => {
      setApplied(query)
      set(query === '' ? undefined : query)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [inputText, applied, set])

  return (
    <FilterFrame label={label} wide>
      {(id) => (
        <input
          id={id}
          type="search"
          className="input"
          value={inputText}
          maxLength={120}
          onChange={(event) => setInputText(event.target.value)}
        />
      )}
    </FilterFrame>
  )
}

/** Filters a list by one of a few values. */
export const ChoiceFilter = ({ source, label, choices }: ChoicesProps) => {
  const text = useText()
  const { value, set } = useFilter(source)
  return (
    <FilterFrame label={label}>
      {(id) => (
        <select
          id={id}
          className="input"
          value={textOf(value)}
          onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
        >
          <option value="">{text('shell.list.any')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </FilterFrame>
  )
}

/** Filters a list by any of several values; an address may name one alone. */
export const ChoicesFilter = ({ source, label, choices }: ChoicesProps) => {
  const text = useText()
  const format = useFormat()
  const { value, set } = useFilter(source)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const named: readonly unknown[] = Array.isArray(value) ? value : [value]
  const chosen = choices.filter((choice) => named.includes(choice.id))

  const toggle = (query: string) => {
    const next = choices.map((choice) => choice.id).filter((one) => (one === query) !== named.includes(one))
    set(next.length === 0 ? undefined : next)
  }

  return (
    <FilterFrame label={label}>
      {(id, labelId) => (
        <>
          <button
            type="button"
            id={id}
            className="input filter-choices"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-labelledby={`${labelId} ${id}`}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {chosen.length === 0 ? text('shell.list.any') : format.list(chosen.map(({ name }) => name))}
          </button>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { dense: true, 'aria-labelledby': labelId } }}
          >
            {choices.map((choice) => (
              <MenuItem
                key={choice.id}
                role="menuitemcheckbox"
                aria-checked={named.includes(choice.id)}
                onClick={() => toggle(choice.id)}
              >
                <Checkbox
                  edge="start"
                  size="small"
                  checked={named.includes(choice.id)}
                  tabIndex={-1}
                  disableRipple
                  slotProps={{ input: { 'aria-hidden': true } }}
                />
                {choice.name}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </FilterFrame>
  )
}

/** Filters a list by an instant: the first or the last moment of a day where the person is. */
export const DayFilter = ({ source, label, at }: FilterProps & { readonly at: 'first' | 'last' }) => {
  const { value, set } = useFilter(source)
  const instantOf = at === 'first' ? firstOfDay : lastOfDay
  return (
    <FilterFrame label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          className="input"
          value={dayOf(value)}
          onChange={({ target }) => set(target.value === '' ? undefined : instantOf(target.value))}
        />
      )}
    </FilterFrame>
  )
}

/** Leaves in a list only what is so. */
export const OnlyFilter = ({ source, label }: FilterProps) => {
  const { value, set } = useFilter(source)
  return (
    <label className="check filter-only">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked ? true : undefined)}
      />
      {label}
    </label>
  )
}
