import { cancelStockTake } from '@pinline/contracts/catalogue/stock-take/cancel-stock-take'
import type { StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'

interface CancelStockTakeDialogProps {
  readonly stockTake: StockTakeRecord
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before counts are given up. */
export const CancelStockTakeDialog = ({ stockTake, onDone, onReload, onClose }: CancelStockTakeDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(cancelStockTake)
  const [reason, setReason] = useState('')
  return (
    <ConfirmCommand
      title={text('resources.stock-takes.cancel.title', { title: stockTake.title })}
      effects={[text('resources.stock-takes.cancel.effect')]}
      confirm={text('resources.stock-takes.cancel.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: stockTake.id, reason })}
      onDone={onDone}
      onReload={onReload}
      onClose={onClose}
    >
      <Field label={text('resources.stock.fields.reason')}>
        {(control) => (
          <input
            {...control}
            className="input"
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmCommand>
  )
}
