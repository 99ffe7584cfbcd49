import type { WechatPayEmulator } from './emulator.ts'

/** The order service's environment for the merchant; with certificates only, or with the platform's public key. */
export const merchantEnvironment = (
  { merchant, keys, url }: WechatPayEmulator,
  verifiesBy: 'public-key' | 'certificates' = 'public-key',
): Record<string, string> => ({
  WALLET: 'wechat-pay',
  WECHATPAY_MCHID: merchant.mchid,
  WECHATPAY_APPID: merchant.appid,
  WECHATPAY_MERCHANT_SERIAL: merchant.serial,
  WECHATPAY_PRIVATE_KEY: merchant.privateKeyPem,
  WECHATPAY_APIV3_KEY: merchant.apiV3Key,
  WECHATPAY_BASE_URL: url,
  ...(verifiesBy === 'certificates'
    ? {}
    : { WECHATPAY_PUBLIC_KEY_ID: keys.publicKeyId, WECHATPAY_PUBLIC_KEY: keys.publicKeyPem }),
})
