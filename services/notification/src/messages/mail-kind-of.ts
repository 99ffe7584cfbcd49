import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import type { MailKind } from '@pinline/events/account/mail-kind'

/**
 * The kind by which a buyer may do without a message; null for what is always sent: what the law asks for, what is about
 * money or a diverted parcel, and what says that somebody may have taken the account.
 */
const kinds: Readonly<Record<MessageContent['template'], MailKind | null>> = {
  'order-paid': 'order-paid',
  'order-shipped': 'parcel-sent',
  'after-sale': 'after-sale',
  quotation: 'quotation',
  'change-notice': 'change-notice',
  'verification-code': null,
  'order-placed': null,
  'delivery-changed': null,
  'order-expired': null,
  'refund-begun': null,
  'form-received': null,
  'form-answered': null,
  'contact-changed': null,
  'password-changed': null,
  'account-restored': null,
  'account-deleted': null,
  'staff-contact-changed': null,
  'staff-restored': null,
  'colleague-restored': null,
  'second-factor-changed': null,
}

export const mailKindOf = ({ template, parameters }: MessageContent): MailKind | null =>
  // Pieces that were sent for nothing may have to come back in time, or the request ends.
  template === 'after-sale' && (parameters.step === 'reminded' || parameters.step === 'not-returned')
    ? null
    : kinds[template]
