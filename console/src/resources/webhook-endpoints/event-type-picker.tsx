import { webhookEventGroups, webhookEventTypes } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { useId } from 'react'
import { useText } from '../../messages/use-text.ts'

type Group = keyof typeof webhookEventGroups
const groups: readonly Group[] = [
  'orders',
  'picking',
  'parcels',
  'refunds',
  'afterSales',
  'quotations',
  'products',
  'stock',
]

interface EventTypePickerProps {
  /** Empty: all. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

interface GroupProps extends EventTypePickerProps {
  readonly group: Group
}

/** The types of one subject, and a box for all of them. */
const TypesOf = ({ group, chosen, onChange }: GroupProps) => {
  const text = useText()
  const types: readonly string[] = webhookEventGroups[group]
  const count = types.filter((type) => chosen.includes(type)).length
  const toggle = (some: readonly string[], isOn: boolean) =>
    onChange(webhookEventTypes.filter((type) => (some.includes(type) ? isOn : chosen.includes(type))))
  return (
    <details className="event-types" open={count > 0}>
      <summary>
        {text(`resources.webhook-endpoints.groups.${group}`)}
        <span className="figure">
          {count} / {types.length}
        </span>
      </summary>
      <label className="check">
        <input
          type="checkbox"
          checked={count === types.length}
          onChange={({ target }) => toggle(types, target.checked)}
        />
        {text('resources.webhook-endpoints.form.whole_group')}
      </label>
      {types.map((type) => (
        <label key={type} className="check event-type">
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={({ target }) => toggle([type], target.checked)}
          />
          <code>{type}</code>
        </label>
      ))}
    </details>
  )
}

/** Which events are sent: all, those of later releases too, or chosen types. */
export const EventTypePicker = ({ chosen, onChange }: EventTypePickerProps) => {
  const text = useText()
  const name = useId()
  const isAll = chosen.length === 0
  return (
    <fieldset className="event-type-picker">
      <legend className="label">{text('resources.webhook-endpoints.fields.eventTypes')}</legend>
      <label className="check">
        <input type="radio" name={name} checked={isAll} onChange={() => onChange([])} />
        {text('resources.webhook-endpoints.form.all')}
      </label>
      <label className="check">
        <input
          type="radio"
          name={name}
          checked={!isAll}
          onChange={() => onChange(isAll ? webhookEventGroups.orders : chosen)}
        />
        {text('resources.webhook-endpoints.form.some')}
      </label>
      {!isAll && groups.map((group) => <TypesOf key={group} group={group} chosen={chosen} onChange={onChange} />)}
    </fieldset>
  )
}
