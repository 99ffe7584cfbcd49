import { redeliverWebhooks } from '@pinline/contracts/notification/webhook/redeliver-webhooks'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { dayOf, firstOfDay, lastOfDay } from '../../layout/days.ts'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'

interface RedeliverWebhooksDialogProps {
  readonly endpoint: WebhookEndpointRow
  readonly onDone: (redelivered: number) => void
  readonly onClose: () => void
}

/** Sends what failed or was skipped in some days again. */
export const RedeliverWebhooksDialog = ({ endpoint, onDone, onClose }: RedeliverWebhooksDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(redeliverWebhooks)
  const { form, result, showResult, reset } = useFormResult()
  const [days, setDays] = useState(() => {
    const today = dayOf(new Date().toISOString())
    return { from: endpoint.disabledAt === null ? today : dayOf(endpoint.disabledAt), until: today }
  })
  const [delivered, setDelivered] = useState(false)
  const submit = async () => {
    const { from, until } = days
    if (from === '' || until === '') return
    const what = { by: 'time', from: firstOfDay(from), until: lastOfDay(until), delivered } as const
    const outcome = await send({ id: endpoint.id, what })
    if (outcome.kind === 'done') onDone(outcome.data.redelivered)
    else showResult(outcome)
  }
  return (
    <FormDialog
      title={text('resources.webhook-deliveries.redeliver.title')}
      confirm={text('resources.webhook-deliveries.redeliver.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('resources.webhook-deliveries.redeliver.note')}</p>
      {(['from', 'until'] as const).map((end) => (
        <Field key={end} label={text(`resources.webhook-deliveries.redeliver.${end}`)}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="input"
              value={days[end]}
              onChange={({ target }) => setDays({ ...days, [end]: target.value })}
            />
          )}
        </Field>
      ))}
      <label className="check">
        <input type="checkbox" checked={delivered} onChange={({ target }) => setDelivered(target.checked)} />
        {text('resources.webhook-deliveries.redeliver.delivered')}
      </label>
    </FormDialog>
  )
}
