import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import type { StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

interface ApproveStockTakeDialogProps {
  readonly stockTake: StockTakeRecord
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before the differences are booked. */
export const ApproveStockTakeDialog = ({ stockTake, onDone, onReload, onClose }: ApproveStockTakeDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(approveStockTake)
  const { id, title, version, products, counted } = stockTake
  return (
    <ConfirmCommand
      title={text('resources.stock-takes.approve.title', { title })}
      effects={[
        text('resources.stock-takes.approve.effect_book'),
        text('resources.stock-takes.approve.effect_moved'),
        ...(counted < products
          ? [text('resources.stock-takes.approve.effect_left', { count: format.number(products - counted) })]
          : []),
      ]}
      confirm={text('resources.stock-takes.approve.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id, version })}
      onDone={onDone}
      onReload={onReload}
      onClose={onClose}
    />
  )
}
