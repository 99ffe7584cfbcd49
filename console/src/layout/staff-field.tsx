import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { usePersonName } from '../resources/people/use-person-name.ts'
import { Field } from './field.tsx'

interface StaffFieldProps {
  readonly labels: { readonly find: string; readonly person: string; readonly choose: string }
  /** Id of the chosen member of staff; empty for nobody. */
  readonly value: string
  readonly fieldError: string | undefined
  readonly isOffered?: (row: StaffRow) => boolean
  readonly onChange: (id: string) => void
}

const maxFound = 50

/** A member of staff, found by name. One who is chosen stays while others are looked for. */
export const StaffField = ({ labels, value, fieldError, isOffered = () => true, onChange }: StaffFieldProps) => {
  const [q, setQ] = useState('')
  const chosenName = usePersonName(value === '' ? null : value)
  const { data = [] } = useGetList<StaffRow>('users', {
    filter: q.trim() === '' ? {} : { q: q.trim() },
    pagination: { page: 1, perPage: maxFound },
    sort: { field: 'username', order: 'ASC' },
  })
  const offered = data.filter(isOffered)
  const isListed = offered.some(({ id }) => id === value)
  return (
    <>
      <Field label={labels.find} optional>
        {(control) => (
          <input
            {...control}
            type="search"
            className="input"
            maxLength={80}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <Field label={labels.person} fieldError={fieldError}>
        {(control) => (
          <select {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{labels.choose}</option>
            {!isListed && value !== '' && <option value={value}>{chosenName}</option>}
            {offered.map((person) => (
              <option key={person.id} value={person.id}>
                {`${person.name} · ${person.username} · ${person.roleName}`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
