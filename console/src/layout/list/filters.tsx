import { Checkbox, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DateTimeInput } from '../date-time-input.tsx'
import { dayOf, firstOfDay, lastOfDay } from '../days.ts'
import { useHeldText } from '../use-held-text.ts'

/** Delay between the last key and the request, ms. */
const debounceMs = 400

const useFilter = (source: string) => {
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest }: Record<string, unknown> = filterValues ?? {}
  return {
    value,
    /** Undefined removes the filter. */
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

/** A label above the control of a filter, which gets its id. */
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

/** A text filter. */
export const TextFilter = ({ source, label }: FilterProps) => {
  const filter = useFilter(source)
  const { set } = filter
  const { text, applied, type, send } = useHeldText(textOf(filter.value))

  // Debounced. `set` changes with every response and must not start another request.
  useEffect(() => {
    const query = text.trim()
    if (query === applied) return
    const timer = setTimeout(() => {
      send(query)
      set(query === '' ? undefined : query)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, applied, send, set])

  return (
    <FilterFrame label={label} wide>
      {(id) => (
        <input
          id={id}
          type="search"
          className="input"
          value={text}
          maxLength={120}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </FilterFrame>
  )
}

/** A filter with one of a few values. */
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

/** A filter with several values; a URL with one value is valid too. */
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

/** A filter by instant: the start or the end of a local day. */
export const DayFilter = ({ source, label, at }: FilterProps & { readonly at: 'first' | 'last' }) => {
  const { value, set } = useFilter(source)
  const instantOf = at === 'first' ? firstOfDay : lastOfDay
  return (
    <FilterFrame label={label}>
      {(id) => (
        <DateTimeInput
          id={id}
          type="date"
          value={dayOf(value)}
          onChange={(day) => set(day === '' ? undefined : instantOf(day))}
        />
      )}
    </FilterFrame>
  )
}

/** A yes-or-no filter. */
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
