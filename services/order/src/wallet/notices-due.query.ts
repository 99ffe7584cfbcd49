import { walletAttempts, walletRefundsAsked } from './wallet-attempts.ts'
import type { WalletPlatform } from './wallet-platform.ts'

const mostDue = 200

/** Attempts and refunds whose notices are to be sent, oldest first. */
export const noticesDue = async (platform: WalletPlatform, now: Date): Promise<string[]> => {
  const due = { 'notice.due': { $lte: now } }
  const [attempts, refunds] = await Promise.all([
    walletAttempts(platform)
      .find(due, { projection: { _id: 1 } })
      .sort({ 'notice.due': 1 })
      .limit(mostDue)
      .toArray(),
    walletRefundsAsked(platform)
      .find(due, { projection: { _id: 1 } })
      .sort({ 'notice.due': 1 })
      .limit(mostDue)
      .toArray(),
  ])
  return [...attempts, ...refunds].map(({ _id }) => _id)
}
