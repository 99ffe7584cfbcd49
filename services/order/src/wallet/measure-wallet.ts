import type { ProcessMetrics } from '@pinline/chassis/metrics'
import { type Wallet, WalletUnreachable } from './wallet.ts'

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The same wallet, whose calls are counted and timed by result. */
export const measureWallet = (wallet: Wallet, metrics: ProcessMetrics): Wallet => {
  const calls = metrics.histogram(
    'pinline_wallet_seconds',
    'Calls to the wallet in seconds',
    ['call', 'result'],
    buckets,
  )
  const timed = async <Result>(call: string, run: () => Promise<Result>): Promise<Result> => {
    const stop = calls.startTimer({ call })
    try {
      const result = await run()
      stop({ result: 'answered' })
      return result
    } catch (error) {
      stop({ result: error instanceof WalletUnreachable ? 'unreachable' : 'failed' })
      throw error
    }
  }
  return {
    kind: wallet.kind,
    refundIntervalMs: wallet.refundIntervalMs,
    chargeCurrency: (currency) => wallet.chargeCurrency(currency),
    openAttempt: (attempt) => timed('open-attempt', () => wallet.openAttempt(attempt)),
    queryAttempt: (attemptId) => timed('query-attempt', () => wallet.queryAttempt(attemptId)),
    closeAttempt: (attemptId) => timed('close-attempt', () => wallet.closeAttempt(attemptId)),
    requestRefund: (refund) => timed('request-refund', () => wallet.requestRefund(refund)),
    queryRefund: (refundId) => timed('query-refund', () => wallet.queryRefund(refundId)),
    readWebhook: (message) => wallet.readWebhook(message),
  }
}
