import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const pemOrFile = z
  .string()
  .min(1)
  .transform((text, context) => {
    const pem = text.replaceAll('\\n', '\n')
    if (pem.includes('-----BEGIN ')) return pem
    try {
      return readFileSync(text, 'utf8')
    } catch {
      context.addIssue({ code: 'custom', message: 'neither PEM nor a file that can be read' })
      return z.NEVER
    }
  })

const rsaKey = (read: (pem: string) => KeyObject, kind: string) =>
  pemOrFile.transform((pem, context) => {
    try {
      const key = read(pem)
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // The message below says it, without the key in it.
    }
    context.addIssue({ code: 'custom', message: `no RSA ${kind} key in PEM` })
    return z.NEVER
  })

/** The platform itself requires https; plain http is for an emulator on the same machine. */
const platformUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname, pathname, search } = new URL(text)
  return (protocol === 'https:' || hostname === '127.0.0.1') && pathname === '/' && search === ''
}, 'https and a host are asked for')

const fields = z.object({
  WECHATPAY_MCHID: z.string().regex(/^\d{8,10}$/, 'the merchant number has 8 to 10 digits'),
  WECHATPAY_APPID: z.string().regex(/^wx\w{6,30}$/, 'begins with wx'),
  WECHATPAY_MERCHANT_SERIAL: z.string().regex(/^[0-9A-Fa-f]{8,64}$/, 'hex digits'),
  WECHATPAY_PRIVATE_KEY: rsaKey(createPrivateKey, 'private'),
  WECHATPAY_APIV3_KEY: z.string().regex(/^[!-~]{32}$/, 'has 32 characters'),
  WECHATPAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{8,64}$/, 'begins with PUB_KEY_ID_')
    .optional(),
  WECHATPAY_PUBLIC_KEY: rsaKey(createPublicKey, 'public').optional(),
  WECHATPAY_PLATFORM_CERTIFICATES: z.string().min(1).optional(),
  WECHATPAY_BASE_URL: platformUrl.default('https://api.mch.weixin.qq.com'),
})

const publicKeyPair = z
  .object({ WECHATPAY_PUBLIC_KEY_ID: z.string().optional(), WECHATPAY_PUBLIC_KEY: z.string().optional() })
  .refine((both) => (both.WECHATPAY_PUBLIC_KEY === undefined) === (both.WECHATPAY_PUBLIC_KEY_ID === undefined), {
    path: ['WECHATPAY_PUBLIC_KEY'],
    message: 'goes together with WECHATPAY_PUBLIC_KEY_ID',
  })

const webhooksReachable = z
  .object({ PINLINE_MODE: z.string().optional(), PUBLIC_URL: z.string().optional() })
  .refine((site) => site.PINLINE_MODE === 'development' || site.PUBLIC_URL?.startsWith('https:') === true, {
    path: ['PUBLIC_URL'],
    message: 'notices of WeChat Pay are sent over https',
  })

export interface WechatPaySettings {
  readonly mchid: string
  readonly appid: string
  /** Serial number of the merchant's certificate, whose private key signs requests. */
  readonly merchantSerial: string
  readonly privateKey: KeyObject
  /** Decrypts webhooks: 32 characters. */
  readonly apiV3Key: string
  /** The platform's public key; without it responses are verified by the platform's certificates. */
  readonly publicKey: { readonly id: string; readonly key: KeyObject } | undefined
  /** A folder with platform certificates for the start. */
  readonly certificatesFolder: string | undefined
  readonly baseUrl: string
}

const settingsOf = (read: z.infer<typeof fields>): WechatPaySettings => ({
  mchid: read.WECHATPAY_MCHID,
  appid: read.WECHATPAY_APPID,
  merchantSerial: read.WECHATPAY_MERCHANT_SERIAL.toUpperCase(),
  privateKey: read.WECHATPAY_PRIVATE_KEY,
  apiV3Key: read.WECHATPAY_APIV3_KEY,
  publicKey:
    read.WECHATPAY_PUBLIC_KEY === undefined || read.WECHATPAY_PUBLIC_KEY_ID === undefined
      ? undefined
      : { id: read.WECHATPAY_PUBLIC_KEY_ID, key: read.WECHATPAY_PUBLIC_KEY },
  certificatesFolder: read.WECHATPAY_PLATFORM_CERTIFICATES,
  baseUrl: read.WECHATPAY_BASE_URL.replace(/\/$/, ''),
})

/**
 * WeChat Pay's part of the environment, to be joined to the other settings: nothing is required, or read, if another
 * wallet is configured. All errors are reported at once, by variable and without a value.
 */
export const wechatPayConfig = z
  .looseObject({ WALLET: z.string().optional() })
  .transform((given, context): { readonly wechatPay: WechatPaySettings | undefined } => {
    if (given.WALLET !== 'wechat-pay') return { wechatPay: undefined }
    // A variable that is set to nothing is not set.
    const environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const read = fields.safeParse(environment)
    const issues = [read, publicKeyPair.safeParse(environment), webhooksReachable.safeParse(environment)].flatMap(
      ({ error }) => error?.issues ?? [],
    )
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [...path], message })
    return read.success && issues.length === 0 ? { wechatPay: settingsOf(read.data) } : z.NEVER
  })
