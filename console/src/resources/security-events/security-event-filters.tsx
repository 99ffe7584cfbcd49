import { securityEventFilter } from '@pinline/contracts/account/security-events/security-event-row'
import { securityEventKind } from '@pinline/contracts/api/security-event-kind'
import { ChoiceFilter, DayFilter, TextFilter } from '../../layout/list/filters.tsx'
import { useText } from '../../messages/use-text.ts'
import { useAuditLabels } from '../audit/audit-labels.ts'

const outcomes = [
  'done',
  'refused',
  'credentials-wrong',
  'account-disabled',
  'code-wrong',
  'password-wrong',
  'unauthenticated',
  'session-over',
  'forbidden',
  'not-held',
  'too-many-requests',
  'signature-invalid',
] as const

const services = securityEventFilter.shape.service.unwrap().options

export const SecurityEventFilters = () => {
  const text = useText()
  const labels = useAuditLabels()
  return (
    <div className="filter-grid">
      <ChoiceFilter
        source="kind"
        label={text('resources.security-events.fields.kind')}
        choices={securityEventKind.options.map((id) => ({ id, name: text(`resources.security-events.kind.${id}`) }))}
      />
      <TextFilter source="account" label={text('resources.security-events.filters.account')} />
      <TextFilter source="address" label={text('resources.security-events.fields.address')} />
      <ChoiceFilter
        source="outcome"
        label={text('resources.security-events.fields.outcome')}
        choices={outcomes.map((id) => ({ id, name: labels.outcome(id) }))}
      />
      <ChoiceFilter
        source="service"
        label={text('resources.security-events.fields.service')}
        choices={services.map((id) => ({ id, name: id }))}
      />
      <DayFilter source="from" label={text('resources.security-events.filters.from')} at="first" />
      <DayFilter source="to" label={text('resources.security-events.filters.to')} at="last" />
    </div>
  )
}
