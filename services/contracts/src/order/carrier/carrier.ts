import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { isWebUrl } from '../../api/web-url.ts'

/** Stands for the tracking number in the address of a carrier's page. */
export const numberPlaceholder = '{number}'

const maxPosition = 10_000

/**
 * Whether a text is an https address that has the placeholder once, behind the host. Prevents the failure "a tracking
 * number decides which host a link opens".
 */
export const isTrackingPage = (text: string): boolean => {
  const [before = '', ...rest] = text.split(numberPlaceholder)
  return (
    rest.length === 1 &&
    !/[{}]/.test(before + rest.join('')) &&
    /^https:\/\/[^/?#]+[/?#]/i.test(before) &&
    isWebUrl(text.replace(numberPlaceholder, '1'))
  )
}

const errors = { missing: 'required', tooLong: 'too-long' }

/** A carrier as staff enter it; an empty `trackingPage` means that it has no page for parcels. */
export const carrierInput = {
  code: singleLine(40, errors).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug-format'),
  name: singleLine(80, errors).min(1, 'required'),
  trackingPage: singleLine(300, errors).refine((text) => text === '' || isTrackingPage(text), 'tracking-page-format'),
  active: z.boolean(),
  position: z.int('order-format').min(0, 'order-format').max(maxPosition, 'order-format'),
}

/** A carrier of the list. */
export const carrier = z.object({
  code: z.string(),
  name: z.string(),
  trackingPage: z.string().nullable(),
  /** Whether dialogs offer it. Parcels of one that is switched off keep its name and page. */
  active: z.boolean(),
  position: z.int(),
  /** Number of changes. */
  version: z.int().positive(),
})
export type Carrier = z.infer<typeof carrier>
