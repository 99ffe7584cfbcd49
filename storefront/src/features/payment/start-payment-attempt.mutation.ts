import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { useCallback, useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { paymentKey } from './payment.queries.ts'
import { pollDelay, pollSucceeded } from './payment-poll.ts'

/**
 * How the making of a code stands. `checking`: the order's stock is not held yet, so that there is no code so far;
 * `in-progress`: somebody pays with the present code at this moment; `wallet-away`: the wallet does not answer.
 */
export type PaymentAttemptStart =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'wallet-away' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }

const failedStart = (error: unknown): PaymentAttemptStart => {
  switch (error instanceof ApiFailure ? error.code : undefined) {
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
 * Makes a new code to scan; the one before stops working. The order's own deadline does not move.
 * @param standing how the payment stands, as a text: why there was no code is forgotten once that changes
 */
export const useStartPaymentAttempt = (orderNo: string, statusKey: string) => {
  const { api, queryClient } = useAppContext()
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
      const outcome = await api.call(startPaymentAttempt, { orderNo }, { silent: true })
      failures.current = 0
      // An answer on its way may tell of the code before.
      await queryClient.cancelQueries({ queryKey: paymentKey(orderNo) })
      if (outcome.kind === 'ok') {
        const payment = { ...outcome.data, status: 'waiting', orderStatus: 'pending', paidAt: null } as const
        queryClient.setQueryData(paymentKey(orderNo), pollSucceeded(payment, Date.now()))
        setMade(payment.attemptId)
      }
      const isPaid = outcome.kind === 'refused' && outcome.code === 'payment-already-made'
      setStart(outcome.kind === 'refused' && !isPaid ? { kind: 'refused', message: outcome.message } : { kind: 'idle' })
      if (outcome.kind !== 'ok') await queryClient.invalidateQueries({ queryKey: paymentKey(orderNo) })
    } catch (error) {
      const failed = failedStart(error)
      failures.current = failed.kind === 'checking' ? 0 : failures.current + 1
      notBefore.current = Date.now() + pollDelay(failures.current)
      await queryClient.invalidateQueries({ queryKey: paymentKey(orderNo) })
      setStart(failed)
    } finally {
      isStarting.current = false
    }
  }, [api, queryClient, orderNo])

  /** As `begin`, where nobody pressed anything: what failed is tried again after a growing pause. */
  const startAutomatically = useCallback(async () => {
    if (Date.now() >= notBefore.current) await begin()
  }, [begin])

  return { start, made, begin, startAutomatically }
}
