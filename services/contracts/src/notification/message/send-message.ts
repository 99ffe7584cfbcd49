import { money } from '@pinline/events/money'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'

/** The purpose of a code. */
const codePurpose = z.enum([
  'register',
  'login',
  'reset-password',
  'change-phone',
  'change-email',
  'confirm-identity',
  'staff-email',
])
export type MessagePurpose = z.infer<typeof codePurpose>

/** The messages to buyers and staff, with the parameters of each text. */
export const messageContent = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('verification-code'),
    parameters: z.object({
      code: z.string().regex(/^\d{4,6}$/),
      purpose: codePurpose,
      minutes: z.int().positive(),
    }),
  }),
  z.object({ template: z.literal('order-paid'), parameters: z.object({ orderNo: z.string() }) }),
  z.object({
    template: z.literal('order-shipped'),
    parameters: z.object({ orderNo: z.string(), carrier: z.string(), trackingNumber: z.string() }),
  }),
  z.object({ template: z.literal('order-expired'), parameters: z.object({ orderNo: z.string() }) }),
  z.object({
    template: z.literal('refund-begun'),
    parameters: z.object({ orderNo: z.string(), amount: money }),
  }),
  z.object({
    template: z.literal('contact-changed'),
    /** `masked`: the new number or address with its middle left out, e.g. `138****1234`. */
    parameters: z.object({ kind: z.enum(['phone', 'email']), masked: z.string().min(1).max(254) }),
  }),
  z.object({ template: z.literal('password-changed'), parameters: z.object({ at: z.iso.datetime() }) }),
  z.object({ template: z.literal('account-deleted'), parameters: z.object({}) }),
  z.object({ template: z.literal('second-factor-changed'), parameters: z.object({ on: z.boolean() }) }),
])
export type MessageContent = z.infer<typeof messageContent>

const envelopeFields = z.object({
  to: z.string().min(3).max(254),
  channel: z.enum(['email', 'sms']),
  language: languageCode,
  /** One message a key: a repeated one is not sent again. */
  effectId: z.string().min(8).max(200),
})

/** Sends one message at least once; `effectId` prevents a second one on repetition. */
export const sendMessage = call({
  name: 'send-message',
  path: '/internal/send-message',
  effect: 'command',
  access: internal,
  input: z.intersection(envelopeFields, messageContent),
  output: z.object({ accepted: z.literal(true) }),
  errors: [],
})
export type MessageRequest = z.output<(typeof sendMessage)['input']>
