import { useEffect, useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { useText } from '../messages/use-text.ts'

/** A list is asked again this long after the last key. */
const settleMs = 400

const useFilter = (source: string) => {
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest }: Record<string, unknown> = filterValues ?? {}
  return {
    value: typeof value === 'string' ? value : '',
    set: (next: string) => setFilters(next === '' ? rest : { ...rest, [source]: next }, []),
  }
}

/** Filters a list by words. */
export const TextFilter = ({
  source,
  label,
  figures = false,
}: {
  source: string
  label: string
  figures?: boolean
}) => {
  const id = useId()
  const { value, set } = useFilter(source)
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)

  if (value !== sent) {
    setSent(value)
    setTyped(value)
  }

  // The list is asked when the typing settles; `set` changes with every answer and must not ask again.
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      set(wanted)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, sent, set])

  return (
    <div className="filter filter-text">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={`input${figures ? ' mono' : ''}`}
        value={typed}
        maxLength={120}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

/** Filters a list by one of a few values. */
export const ChoiceFilter = ({
  source,
  label,
  choices,
}: {
  source: string
  label: string
  choices: readonly { id: string; name: string }[]
}) => {
  const id = useId()
  const text = useText()
  const { value, set } = useFilter(source)
  return (
    <div className="filter">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => set(event.target.value)}>
        <option value="">{text('shell.list.any')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  )
}
