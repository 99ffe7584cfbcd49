import { z } from 'zod'

/** Messages that a buyer may do without. What is not listed is always sent: contract, money, diverted parcels, security. */
export const mailKind = z.enum(['order-paid', 'parcel-sent', 'after-sale', 'quotation', 'change-notice'])
export type MailKind = z.infer<typeof mailKind>
