import { describe, expect, it } from 'vitest'
import { orderConfig } from './config.ts'

const environment = {
  PINLINE_MODE: 'production',
  WALLET_SECRET: 'a wallet secret of the spec',
  PUBLIC_URL: 'https://shop.example',
}
const issuesOf = (change: Record<string, string>) =>
  (orderConfig.safeParse({ ...environment, ...change }).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('settings of the order service', () => {
  it('has a wallet, which must be a real one in production', () => {
    expect(orderConfig.parse({ ...environment, PINLINE_MODE: 'development' })).toMatchObject({
      WALLET: 'simulator',
      wechatPay: undefined,
    })
    expect(issuesOf({})).toEqual(['WALLET'])
    expect(issuesOf({ WALLET: 'cash' })).toEqual(['WALLET'])
  })

  it('reports the errors of the service and of its wallet together', () => {
    const issues = issuesOf({ WALLET: 'wechat-pay', TRACKING_AFTER_SECONDS: '-1', WECHATPAY_MCHID: 'none' })
    expect(issues.toSorted()).toEqual([
      'TRACKING_AFTER_SECONDS',
      'WECHATPAY_APIV3_KEY',
      'WECHATPAY_APPID',
      'WECHATPAY_MCHID',
      'WECHATPAY_MERCHANT_SERIAL',
      'WECHATPAY_PRIVATE_KEY',
    ])
  })
})
