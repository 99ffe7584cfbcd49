import { auditKind } from '@pinline/chassis/contract/record-audit'
import { useId } from 'react'
import { useListContext } from 'react-admin'
import { ChoiceFilter, TextFilter } from '../../layout/filters.tsx'
import { useText } from '../../messages/use-text.ts'
import './audit.css'
import { dayOf, firstOfDay, lastOfDay } from './days.ts'

const outcomes = [
  'done',
  'refused',
  'credentials-wrong',
  'code-wrong',
  'unauthenticated',
  'forbidden',
  'too-many-requests',
  'version-conflict',
  'invalid-input',
] as const

const DayFilter = ({
  source,
  label,
  toInstant,
}: {
  source: string
  label: string
  toInstant: (day: string) => string
}) => {
  const id = useId()
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest }: Record<string, unknown> = filterValues ?? {}
  return (
    <div className="filter">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="input mono"
        value={dayOf(value)}
        onChange={({ target }) =>
          setFilters(target.value === '' ? rest : { ...rest, [source]: toInstant(target.value) }, [])
        }
      />
    </div>
  )
}

export const AuditFilters = () => {
  const text = useText()
  return (
    <div className="audit-filters">
      <TextFilter source="actor" label={text('resources.audit.filters.actor')} figures />
      <ChoiceFilter
        source="kind"
        label={text('resources.audit.fields.kind')}
        choices={auditKind.options.map((id) => ({ id, name: text(`resources.audit.kind.${id}`) }))}
      />
      <TextFilter source="call" label={text('resources.audit.filters.call')} figures />
      <ChoiceFilter
        source="outcome"
        label={text('resources.audit.fields.outcome')}
        choices={outcomes.map((id) => ({ id, name: text(`resources.audit.outcome.${id}`) }))}
      />
      <TextFilter source="object" label={text('resources.audit.filters.object')} figures />
      <TextFilter source="address" label={text('resources.audit.filters.address')} figures />
      <DayFilter source="from" label={text('resources.audit.filters.from')} toInstant={firstOfDay} />
      <DayFilter source="to" label={text('resources.audit.filters.to')} toInstant={lastOfDay} />
    </div>
  )
}
