import { auditKind } from '@pinline/contracts/api/record-audit'
import { ChoiceFilter, DayFilter, TextFilter } from '../../layout/list/filters.tsx'
import { useText } from '../../messages/use-text.ts'
import './audit.css'

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

export const AuditFilters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="actor" label={text('resources.audit.filters.actor')} />
      <ChoiceFilter
        source="kind"
        label={text('resources.audit.fields.kind')}
        choices={auditKind.options.map((id) => ({ id, name: text(`resources.audit.kind.${id}`) }))}
      />
      <TextFilter source="call" label={text('resources.audit.filters.call')} />
      <ChoiceFilter
        source="outcome"
        label={text('resources.audit.fields.outcome')}
        choices={outcomes.map((id) => ({ id, name: text(`resources.audit.outcome.${id}`) }))}
      />
      <TextFilter source="object" label={text('resources.audit.filters.object')} />
      <TextFilter source="address" label={text('resources.audit.filters.address')} />
      <DayFilter source="from" label={text('resources.audit.filters.from')} at="first" />
      <DayFilter source="to" label={text('resources.audit.filters.to')} at="last" />
    </div>
  )
}
