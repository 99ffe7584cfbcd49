import { afterSaleNo } from '@pinline/events/ids'
import { z } from 'zod'
import { cleanedText } from '../../api/text.ts'
import { afterSaleStatus } from './after-sale-status.ts'

/** Response of every command on a request: its new status. */
export const afterSaleChanged = z.object({ afterSaleNo, status: afterSaleStatus, version: z.int() })
export type AfterSaleChanged = z.infer<typeof afterSaleChanged>

/** A number as typed. One that cannot exist returns `after-sale-not-found`, not a validation error. */
export const enteredAfterSaleNo = cleanedText(40).min(1)

/** What staff commands name: the request, and its version that they saw. */
export const seenAfterSale = { afterSaleNo: enteredAfterSaleNo, version: z.int().min(1) }

/** What every staff command may be refused with. */
export const afterSaleErrors = [
  'after-sale-not-found',
  'after-sale-transition-not-allowed',
  'version-conflict',
] as const

/** Files of one form. */
export const maxFilesOfForm = 5
