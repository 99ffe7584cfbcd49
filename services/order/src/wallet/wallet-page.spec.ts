import { describe, expect, it } from 'vitest'
import { firstAttempt, firstCapture, placing, usd } from '../domain/order/order.fixtures.ts'
import type { WalletAttempt } from './wallet-attempts.ts'
import { walletPage } from './wallet-page.ts'

const now = new Date('2026-11-21T09:25:00Z')
const open: WalletAttempt = {
  _id: firstAttempt,
  orderNo: placing.orderNo,
  amount: usd(12_558),
  expiresAt: new Date('2026-11-21T09:35:00Z'),
  status: 'open',
}
const path = `/wallet/pay/${firstAttempt}`

describe('wallet page', () => {
  it('offers to pay and to decline an open attempt', () => {
    const page = walletPage(path, open, now, 'en')
    expect(page).toContain('$125.58')
    expect(page).toContain(placing.orderNo)
    expect(page).toContain(`action="${path}/pay?lang=en"`)
    expect(page).toContain(`action="${path}/decline?lang=en"`)
  })
  it('is in Chinese', () => {
    const page = walletPage(path, open, now, 'zh_cn')
    expect(page).toContain('lang="zh-Hans"')
    expect(page).toContain('应付金额')
  })
  it('offers nothing more once it is over', () => {
    const expired: WalletAttempt[] = [
      { ...open, status: 'closed' },
      { ...open, status: 'declined' },
      { ...open, status: 'captured', captureId: firstCapture },
      { ...open, expiresAt: now },
    ]
    for (const attempt of expired) expect(walletPage(path, attempt, now, 'en')).not.toContain('<form')
  })
  it('is not found for an unknown payment', () =>
    expect(walletPage('/wallet/pay/"><script>', undefined, now, 'en')).not.toContain('<script'))
})
