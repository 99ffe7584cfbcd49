import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useCallback, useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { paymentKey } from '../orders/orders.queries.ts'
import { pollDelay, pollSucceeded } from './payment-poll.ts'

/**
 * Status of requesting a code. `checking`: the order's stock is not reserved yet, so there is no code so far;
 * `in-progress`: the payer is paying with the current code right now; `wallet-away`: the wallet does not respond.
 */
export type PaymentAttemptStart =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'wallet-away' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }

type Failed = Extract<ResultOf<typeof startPaymentAttempt>, { readonly kind: 'failed' | 'conflict' }>

const failedStart = (result: Failed): PaymentAttemptStart => {
  switch (result.kind === 'failed' ? result.code : undefined) {
    case 'still-being-placed':
      return { kind: 'checking' }
    case 'payment-in-progress':
      return { kind: 'in-progress' }
    case 'wallet-unreachable':
      return { kind: 'wallet-away' }
    default:
      return { kind: 'failed' }
  }
}

/**
 * Requests a new code; the previous one becomes invalid. The order's own deadline does not move.
 * @param statusKey the payment's status as text: the reason for a missing code is cleared when it changes
 */
export const useStartPaymentAttempt = (orderNo: string, statusKey: string) => {
  const { queryClient } = useAppContext()
  const { send } = useCommand(startPaymentAttempt)
  const [start, setStart] = useState<PaymentAttemptStart>({ kind: 'idle' })
  const [lastStatusKey, setLastStatusKey] = useState(statusKey)
  if (lastStatusKey !== statusKey) {
    setLastStatusKey(statusKey)
    if (start.kind !== 'starting') setStart({ kind: 'idle' })
  }
  const [made, setMade] = useState<AttemptId>()
  const isStarting = useRef(false)
  const failures = useRef(0)
  const notBefore = useRef(0)

  const begin = useCallback(async () => {
    if (isStarting.current) return
    isStarting.current = true
    setStart({ kind: 'starting' })
    try {
      // Each start requests another code, also after a failure: the previous one becomes invalid.
      const result = await send({ orderNo }, newKey())
      if (result.kind === 'failed' || result.kind === 'conflict') {
        const failed = failedStart(result)
        failures.current = failed.kind === 'checking' ? 0 : failures.current + 1
        notBefore.current = Date.now() + pollDelay(failures.current)
        await queryClient.invalidateQueries({ queryKey: paymentKey(orderNo) })
        setStart(failed)
        return
      }
      failures.current = 0
      // A response in progress may concern the previous code.
      await queryClient.cancelQueries({ queryKey: paymentKey(orderNo) })
      if (result.kind === 'done') {
        const payment = { ...result.data, status: 'waiting', orderStatus: 'pending', paidAt: null } as const
        queryClient.setQueryData(paymentKey(orderNo), pollSucceeded(payment, Date.now()))
        setMade(payment.attemptId)
        setStart({ kind: 'idle' })
        return
      }
      const isPaid = result.code === 'payment-already-made'
      setStart(isPaid ? { kind: 'idle' } : { kind: 'refused', message: result.message })
      await queryClient.invalidateQueries({ queryKey: paymentKey(orderNo) })
    } finally {
      isStarting.current = false
    }
  }, [send, queryClient, orderNo])

  /** Like `begin`, without a click: a failure is retried after a growing pause. */
  const startAutomatically = useCallback(async () => {
    if (Date.now() >= notBefore.current) await begin()
  }, [begin])

  return { start, made, begin, startAutomatically }
}
