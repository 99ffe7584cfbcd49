import { z } from 'zod'
import { type Refusal, refusal } from './request-signature.ts'

/** Length in bytes, as the platform counts it: a Chinese character has three. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= most, `at most ${most} bytes`)

const notifyUrl = z
  .string()
  .max(255)
  .refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname, search, hash, pathname } = new URL(text)
    const local = protocol === 'http:' && hostname === '127.0.0.1'
    return (protocol === 'https:' || local) && search === '' && hash === '' && pathname !== '/'
  }, 'https, with a path and without a query')

const timeWithOffset = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/, 'RFC 3339 in seconds, with the offset')

export const prepayBody = z.strictObject({
  appid: z.string().min(1).max(32),
  mchid: z.string().min(1).max(32),
  description: bytes(127),
  out_trade_no: z.string().regex(/^[0-9A-Za-z_\-|*]{6,32}$/),
  time_expire: timeWithOffset.optional(),
  attach: bytes(128).optional(),
  notify_url: notifyUrl,
  amount: z.strictObject({ total: z.int().min(1), currency: z.literal('CNY') }),
})
export type PrepayBody = z.infer<typeof prepayBody>

export const closeBody = z.strictObject({ mchid: z.string().min(1).max(32) })

export const refundBody = z
  .strictObject({
    transaction_id: z.string().min(1).max(32).optional(),
    out_trade_no: z.string().min(6).max(32).optional(),
    out_refund_no: z.string().regex(/^[0-9A-Za-z_\-|*@]{1,64}$/),
    reason: bytes(80).optional(),
    notify_url: notifyUrl.optional(),
    amount: z.strictObject({ refund: z.int().min(1), total: z.int().min(1), currency: z.literal('CNY') }),
  })
  .refine(
    (body) => (body.transaction_id === undefined) !== (body.out_trade_no === undefined),
    'transaction_id or out_trade_no',
  )
export type RefundBody = z.infer<typeof refundBody>

/** The body parsed by its schema, or the rejection with the first invalid field. */
export const readBody = <T extends object>(schema: z.ZodType<T>, body: Buffer): T | Refusal => {
  let sent: unknown
  try {
    sent = JSON.parse(body.toString('utf8'))
  } catch {
    return refusal(400, 'PARAM_ERROR', 'the body is no JSON')
  }
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  return refusal(400, 'PARAM_ERROR', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
