import { pendingWalletRefunds, walletAttempts } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

const sweepLimit = 200

/** Attempts and refunds whose webhooks are due, oldest first. */
export const dueWebhooks = async (platform: WalletDeps, now: Date): Promise<string[]> => {
  const due = { 'notice.due': { $lte: now } }
  const [attempts, refunds] = await Promise.all([
    walletAttempts(platform)
      .find(due, { projection: { _id: 1 } })
      .sort({ 'notice.due': 1 })
      .limit(sweepLimit)
      .toArray(),
    pendingWalletRefunds(platform)
      .find(due, { projection: { _id: 1 } })
      .sort({ 'notice.due': 1 })
      .limit(sweepLimit)
      .toArray(),
  ])
  return [...attempts, ...refunds].map(({ _id }) => _id)
}
