import { permissionOf } from '@pinline/contracts/api/call'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { SetBinDialog } from '../orders/set-bin-dialog.tsx'
import { useStock } from './use-stock.ts'

/** Where the pieces of a product lie, as a row of its facts, with a button that changes it. */
export const StockBin = ({ id }: { id: ProductId }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { stock, refetch } = useStock(id)
  const [isOpen, setOpen] = useState(false)
  if (stock === undefined) return null
  const { model, bin, binVersion } = stock
  return (
    <>
      <dt>{text('resources.stock.fields.bin')}</dt>
      <dd className="stock-bin">
        <span className="figure">{bin ?? text('resources.orders.picking.no_bin')}</span>
        <CommandButton permission={permissionOf(setBin)} onPress={() => setOpen(true)}>
          {text('resources.orders.picking.bin_command')}
        </CommandButton>
      </dd>
      {isOpen && (
        <SetBinDialog
          row={{ productId: id, model, bin, binVersion }}
          onDone={() => {
            setOpen(false)
            notify('resources.stock.bin_saved')
            refresh()
          }}
          onReload={async () => (await refetch()).data?.binVersion}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
