import type { MailTextName } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import type {
  AfterSaleStep,
  MessageContent,
  MessagePurpose,
  QuotationStep,
} from '@pinline/contracts/notification/message/send-message'

import type { ChangeNoticeKind } from '@pinline/events/notification/change-notice-content'

/** A kind of mail with sample data, and the types of the events that send it. */
export interface MailSample {
  readonly content: MessageContent
  /** None where a person's request sends it. */
  readonly events: readonly string[]
}

const orderNo = '2611214073958'
const formNo = '2611214073966'
const masked = 'b***@example.com'
const undo = { token: 'sample-link-that-leads-to-no-change', until: '2026-11-24T08:30:00.000Z' }

const codeFor = (purpose: MessagePurpose): MailSample => ({
  content: { template: 'verification-code', parameters: { code: '481516', purpose, minutes: 10 } },
  events: [],
})

const parcel = (event: string, parcelNo: number, othersFollow: boolean): MailSample => ({
  content: {
    template: 'order-shipped',
    parameters: {
      orderNo,
      carrier: 'Demo Express',
      trackingNumber: 'DX204816375',
      carrierPage: 'https://carrier.example/track?number=DX204816375',
      parcelNo,
      othersFollow,
      lines: [{ model: '43045-1000', quantity: 1250 }],
      furtherLines: 1,
    },
  },
  events: [event],
})

const afterSale = (step: AfterSaleStep, event: string): MailSample => ({
  content: { template: 'after-sale', parameters: { afterSaleNo: `${orderNo}-1`, step } },
  events: [event],
})

const quotation = (step: QuotationStep): MailSample => ({
  content: { template: 'quotation', parameters: { quotationNo: `Q${orderNo}`, step } },
  events: [`quotation-${step}`],
})

const changeNotice = (kind: ChangeNoticeKind): MailSample => {
  const isChange = kind === 'product-change'
  return {
    content: {
      template: 'change-notice',
      parameters: {
        kind,
        reference: isChange ? 'PCN-2026-118' : 'PDN-2026-042',
        models: ['43045-1000', '43045-1200'],
        furtherParts: 1,
        effectiveOn: isChange ? '2027-03-01' : null,
        lastOrderOn: isChange ? null : '2027-11-30',
        lastShipmentOn: isChange ? null : '2028-05-31',
        texts: {},
      },
    },
    events: ['change-notice-addressed'],
  }
}

const staffContact = (kind: 'phone' | 'email', isRemoved: boolean): MailSample => ({
  content: {
    template: 'staff-contact-changed',
    parameters: {
      kind,
      masked: isRemoved ? null : kind === 'phone' ? '138****1234' : masked,
      // Beyond a number of changes that can be undone, another has no link of its own.
      ...(isRemoved ? {} : { undo }),
    },
  },
  events: ['staff-profile-changed'],
})

const restored = (template: 'staff-restored' | 'colleague-restored', isPasswordUnchanged: boolean): MailSample => ({
  content:
    template === 'staff-restored'
      ? { template, parameters: { masked, isPasswordUnchanged } }
      : { template, parameters: { username: 'stock-clerk', isPasswordUnchanged } },
  events: ['staff-change-undone'],
})

const secondFactor = (on: boolean): MailSample => ({
  content: { template: 'second-factor-changed', parameters: { on } },
  events: [on ? 'staff-second-factor-set' : 'staff-second-factor-removed'],
})

/** Every kind of mail. */
export const mailSamples: Readonly<Record<MailTextName, MailSample>> = {
  'order-placed': {
    content: {
      template: 'order-placed',
      parameters: {
        orderNo,
        lines: [
          { model: '43045-1000', quantity: 1250, lineTotal: { minor: 100_980, currency: 'USD' } },
          { model: '2.54-1x10-ST', quantity: 200, lineTotal: { minor: 2400, currency: 'USD' } },
        ],
        furtherLines: 1,
        total: { minor: 105_838, currency: 'USD' },
        payBefore: '2026-11-22T09:12:00.000Z',
      },
    },
    events: ['stock-reserved'],
  },
  'order-paid': { content: { template: 'order-paid', parameters: { orderNo } }, events: ['order-confirmed'] },
  'order-shipped.only': parcel('order-shipped', 1, false),
  'order-shipped.part': parcel('parcel-shipped', 1, true),
  'order-shipped.last': parcel('order-shipped', 2, false),
  'delivery-changed': {
    content: { template: 'delivery-changed', parameters: { orderNo, shippingMethod: 'express' } },
    events: ['delivery-changed'],
  },
  'order-expired': { content: { template: 'order-expired', parameters: { orderNo } }, events: ['order-cancelled'] },
  'refund-begun': {
    content: { template: 'refund-begun', parameters: { orderNo, amount: { minor: 12_558, currency: 'USD' } } },
    events: ['refund-requested', 'partial-refund-requested'],
  },
  'after-sale.submitted': afterSale('submitted', 'after-sale-submitted'),
  'after-sale.approved': afterSale('approved', 'after-sale-approved'),
  'after-sale.reminded': afterSale('reminded', 'after-sale-reminded'),
  'after-sale.not-returned': afterSale('not-returned', 'after-sale-cancelled'),
  'after-sale.rejected': afterSale('rejected', 'after-sale-rejected'),
  'after-sale.received': afterSale('received', 'after-sale-received'),
  'after-sale.refunded': afterSale('refunded', 'after-sale-refunded'),
  'after-sale.replaced': afterSale('replaced', 'after-sale-replaced'),
  'after-sale.answered': afterSale('answered', 'after-sale-message-added'),
  'quotation.requested': quotation('requested'),
  'quotation.answered': quotation('answered'),
  'quotation.accepted': quotation('accepted'),
  'quotation.reminded': quotation('reminded'),
  'quotation.expired': quotation('expired'),
  'change-notice.product-change': changeNotice('product-change'),
  'change-notice.end-of-life': changeNotice('end-of-life'),
  'change-notice.last-time-buy': changeNotice('last-time-buy'),
  'form-received': {
    content: { template: 'form-received', parameters: { formNo, isBuyer: true } },
    events: ['form-submitted'],
  },
  'form-answered': {
    content: {
      template: 'form-answered',
      parameters: {
        formNo,
        isBuyer: true,
        question: 'Do you have a mating part for 43045-1000?\nWe need 500 pieces.',
        answer: '43025-1000 mates with it. It is in stock.',
      },
    },
    events: ['form-answered'],
  },
  'verification-code.register': codeFor('register'),
  'verification-code.login': codeFor('login'),
  'verification-code.reset-password': codeFor('reset-password'),
  'verification-code.change-phone': codeFor('change-phone'),
  'verification-code.change-email': codeFor('change-email'),
  'verification-code.confirm-identity': codeFor('confirm-identity'),
  'contact-changed.phone': {
    content: { template: 'contact-changed', parameters: { kind: 'phone', masked: '138****1234', undo } },
    events: ['buyer-contact-changed'],
  },
  'contact-changed.email': {
    content: { template: 'contact-changed', parameters: { kind: 'email', masked, undo } },
    events: ['buyer-contact-changed'],
  },
  'password-changed.undoable': {
    content: { template: 'password-changed', parameters: { at: '2026-11-21T08:30:00.000Z', undo } },
    events: ['buyer-password-set'],
  },
  'password-changed.final': {
    content: { template: 'password-changed', parameters: { at: '2026-11-21T08:30:00.000Z' } },
    events: ['buyer-password-set', 'staff-password-set'],
  },
  'account-restored': {
    content: { template: 'account-restored', parameters: { masked } },
    events: ['buyer-change-undone'],
  },
  'account-deleted': { content: { template: 'account-deleted', parameters: {} }, events: ['buyer-erased'] },
  'verification-code.staff-email': codeFor('staff-email'),
  'staff-contact-changed.phone': staffContact('phone', false),
  'staff-contact-changed.email': staffContact('email', false),
  'staff-contact-changed.phone-removed': staffContact('phone', true),
  'staff-contact-changed.email-removed': staffContact('email', true),
  'staff-restored.invalid': restored('staff-restored', false),
  'staff-restored.unchanged': restored('staff-restored', true),
  'colleague-restored.invalid': restored('colleague-restored', false),
  'colleague-restored.unchanged': restored('colleague-restored', true),
  'second-factor-changed.on': secondFactor(true),
  'second-factor-changed.off': secondFactor(false),
}
