import { money } from '@pinline/events/money'
import { changeNoticeKind } from '@pinline/events/notification/change-notice-content'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine } from '../../api/text.ts'
import { webUrl } from '../../api/web-url.ts'

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

/** What undoes a change: the token of its link, and until when, ISO 8601. */
const undo = z.object({ token: z.string().regex(/^[\w-]{32,200}$/), until: z.iso.datetime() })

/** Lines of an order that a message lists; it counts the others. */
export const mailedLines = 20

/** What has become of an after-sales request. */
const afterSaleStep = z.enum([
  'submitted',
  'approved',
  'reminded',
  'not-returned',
  'rejected',
  'received',
  'refunded',
  'replaced',
  'answered',
])
export type AfterSaleStep = z.infer<typeof afterSaleStep>

/** What has become of a quotation. */
const quotationStep = z.enum(['requested', 'answered', 'accepted', 'reminded', 'expired'])
export type QuotationStep = z.infer<typeof quotationStep>

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
  z.object({
    template: z.literal('order-placed'),
    parameters: z.object({
      orderNo: cleanedText(40),
      lines: z.array(z.object({ model: cleanedText(120), quantity: z.int(), lineTotal: money })).max(mailedLines),
      furtherLines: z.int().nonnegative(),
      /** Freight included. */
      total: money,
      payBefore: z.iso.datetime(),
    }),
  }),
  z.object({ template: z.literal('order-paid'), parameters: z.object({ orderNo: cleanedText(40) }) }),
  z.object({
    template: z.literal('order-shipped'),
    /** One parcel; what follows the number is absent in messages of earlier releases, which were about all lines. */
    parameters: z.object({
      orderNo: cleanedText(40),
      carrier: cleanedText(80),
      trackingNumber: cleanedText(60),
      /** The carrier's own page of it; absent for carriers without one. */
      carrierPage: webUrl.optional(),
      parcelNo: z.int().positive().optional(),
      /** Whether other parcels of the order are still to be shipped. */
      othersFollow: z.boolean().optional(),
      lines: z
        .array(z.object({ model: cleanedText(120), quantity: z.int() }))
        .max(mailedLines)
        .optional(),
      furtherLines: z.int().nonnegative().optional(),
    }),
  }),
  z.object({
    template: z.literal('delivery-changed'),
    parameters: z.object({ orderNo: cleanedText(40), shippingMethod }),
  }),
  z.object({ template: z.literal('order-expired'), parameters: z.object({ orderNo: cleanedText(40) }) }),
  z.object({
    template: z.literal('refund-begun'),
    parameters: z.object({ orderNo: cleanedText(40), amount: money }),
  }),
  z.object({
    template: z.literal('after-sale'),
    parameters: z.object({ afterSaleNo: cleanedText(40), step: afterSaleStep }),
  }),
  z.object({
    template: z.literal('quotation'),
    parameters: z.object({ quotationNo: cleanedText(40), step: quotationStep }),
  }),
  z.object({
    template: z.literal('change-notice'),
    parameters: z.object({
      kind: changeNoticeKind,
      reference: cleanedText(60),
      models: z.array(cleanedText(120)).max(mailedLines),
      furtherParts: z.int().nonnegative(),
      effectiveOn: z.iso.date().nullable(),
      lastOrderOn: z.iso.date().nullable(),
      lastShipmentOn: z.iso.date().nullable(),
      /** What staff have added, by language code. */
      texts: z.partialRecord(languageCode, multiLine(4000)),
    }),
  }),
  z.object({
    template: z.literal('form-received'),
    parameters: z.object({ formNo: cleanedText(40), isBuyer: z.boolean() }),
  }),
  z.object({
    template: z.literal('form-answered'),
    /** `question` is what the sender wrote, `answer` the reply to it. */
    parameters: z.object({
      formNo: cleanedText(40),
      isBuyer: z.boolean(),
      question: multiLine(4000),
      answer: multiLine(4000),
    }),
  }),
  z.object({
    template: z.literal('contact-changed'),
    /** `masked`: the new number or address with its middle left out, e.g. `138****1234`. */
    parameters: z.object({
      kind: z.enum(['phone', 'email']),
      masked: cleanedText(254).min(1),
      undo: undo.optional(),
    }),
  }),
  z.object({
    template: z.literal('password-changed'),
    parameters: z.object({ at: z.iso.datetime(), undo: undo.optional() }),
  }),
  z.object({
    template: z.literal('account-restored'),
    /** `masked`: what the person can sign in with again. */
    parameters: z.object({ masked: cleanedText(254).min(1) }),
  }),
  z.object({ template: z.literal('account-deleted'), parameters: z.object({}) }),
  z.object({
    template: z.literal('staff-contact-changed'),
    /** `masked` is null if the number or address was removed. */
    parameters: z.object({
      kind: z.enum(['phone', 'email']),
      masked: cleanedText(254).min(1).nullable(),
      undo: undo.optional(),
    }),
  }),
  z.object({
    template: z.literal('staff-restored'),
    /** `masked`: the address that is written to again. */
    parameters: z.object({ masked: cleanedText(254).min(1), isPasswordUnchanged: z.boolean() }),
  }),
  z.object({
    template: z.literal('colleague-restored'),
    parameters: z.object({ username: cleanedText(64).min(1), isPasswordUnchanged: z.boolean() }),
  }),
  z.object({ template: z.literal('second-factor-changed'), parameters: z.object({ on: z.boolean() }) }),
])
export type MessageContent = z.infer<typeof messageContent>

const envelopeFields = z.object({
  to: cleanedText(254).min(3),
  channel: z.enum(['email', 'sms']),
  language: languageCode,
  /** One message a key: a repeated one is not sent again. */
  effectId: cleanedText(200).min(8),
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
