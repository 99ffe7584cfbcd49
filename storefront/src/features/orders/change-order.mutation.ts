import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { showErrorToast, showToast } from '@pinline/ui/design/toast.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { ordersKey } from './orders.queries.ts'

/** What a buyer does to an order. */
export type OrderChange = 'cancel' | 'receipt'

const calls = { cancel: cancelOrder, receipt: confirmReceipt } as const

/** Cancels an order or confirms its receipt, says how it went and reads the orders anew. */
export const useChangeOrder = () => {
  const { api, queryClient } = useAppContext()
  const { t } = useTranslation('orders')
  const [isPending, setPending] = useState(false)
  const change = async (what: OrderChange, orderNo: string): Promise<void> => {
    setPending(true)
    try {
      const outcome = await api.call(calls[what], { orderNo }, { silent: what === 'receipt' })
      if (outcome.kind === 'ok') showToast(t(what === 'cancel' ? 'cancel.done' : 'receipt.done'))
      else if (outcome.kind === 'refused') showErrorToast(outcome.message)
    } catch {
      if (what === 'receipt') showErrorToast(t('receipt.failed'))
    } finally {
      setPending(false)
      await queryClient.invalidateQueries({ queryKey: ordersKey })
    }
  }
  return { change, isPending }
}
