import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { wechatPayConfig } from './wechat-pay-settings.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privatePem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const environment = {
  WALLET: 'wechat-pay',
  PUBLIC_URL: 'https://shop.example',
  PINLINE_MODE: 'production',
  WECHATPAY_MCHID: '1900000001',
  WECHATPAY_APPID: 'wx0000000000000001',
  WECHATPAY_MERCHANT_SERIAL: 'a1b2c3d4e5',
  WECHATPAY_PRIVATE_KEY: privatePem,
  WECHATPAY_APIV3_KEY: 'an-apiv3-key-made-for-this-spec-',
  WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0000000001',
  WECHATPAY_PUBLIC_KEY: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
}
const issuesOf = (change: Record<string, string | undefined>) => {
  const read = wechatPayConfig.safeParse({ ...environment, ...change })
  return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('settings of WeChat Pay', () => {
  it('are read', () => {
    expect(wechatPayConfig.parse(environment).wechatPay).toMatchObject({
      mchid: '1900000001',
      merchantSerial: 'A1B2C3D4E5',
      publicKey: { id: 'PUB_KEY_ID_0000000001' },
      baseUrl: 'https://api.mch.weixin.qq.com',
    })
    expect(issuesOf({ WECHATPAY_PRIVATE_KEY: privatePem.replaceAll('\n', '\\n') })).toEqual([])
    expect(issuesOf({ WECHATPAY_PUBLIC_KEY: undefined, WECHATPAY_PUBLIC_KEY_ID: undefined })).toEqual([])
    expect(issuesOf({ WECHATPAY_PUBLIC_KEY: '', WECHATPAY_PUBLIC_KEY_ID: '' })).toEqual([])
  })

  it('are not required with another wallet', () => {
    expect(wechatPayConfig.parse({ WALLET: 'simulator' })).toEqual({ wechatPay: undefined })
    expect(wechatPayConfig.parse({})).toEqual({ wechatPay: undefined })
  })

  it('report all errors at once, without values', () => {
    const issues = issuesOf({
      PUBLIC_URL: 'http://shop.example',
      WECHATPAY_MCHID: 'secret-1',
      WECHATPAY_APPID: undefined,
      WECHATPAY_MERCHANT_SERIAL: 'secret-2',
      WECHATPAY_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nsecret-3\n-----END PRIVATE KEY-----',
      WECHATPAY_APIV3_KEY: 'secret-4',
      WECHATPAY_PUBLIC_KEY_ID: undefined,
      WECHATPAY_BASE_URL: 'http://secret-5.example',
    })
    expect(issues.map((issue) => issue.split(':')[0]).toSorted()).toEqual([
      'PUBLIC_URL',
      'WECHATPAY_APIV3_KEY',
      'WECHATPAY_APPID',
      'WECHATPAY_BASE_URL',
      'WECHATPAY_MCHID',
      'WECHATPAY_MERCHANT_SERIAL',
      'WECHATPAY_PRIVATE_KEY',
      'WECHATPAY_PUBLIC_KEY',
    ])
    expect(issues.join('\n')).not.toContain('secret-')
  })

  it.each([
    ['a file that is not there', { WECHATPAY_PRIVATE_KEY: '/nowhere/key.pem' }],
    [
      'a key that is no RSA key',
      {
        WECHATPAY_PRIVATE_KEY: generateKeyPairSync('ed25519')
          .privateKey.export({ format: 'pem', type: 'pkcs8' })
          .toString(),
      },
    ],
    ['a base URL with a path', { WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com/v3' }],
    ['a public key without its id', { WECHATPAY_PUBLIC_KEY_ID: undefined }],
  ])('are refused with %s', (_, change) => expect(issuesOf(change)).toHaveLength(1))

  it('accept plain http only for an emulator on the same machine', () => {
    expect(issuesOf({ WECHATPAY_BASE_URL: 'http://127.0.0.1:9000' })).toEqual([])
    expect(issuesOf({ PINLINE_MODE: 'development', PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual([])
  })
})
