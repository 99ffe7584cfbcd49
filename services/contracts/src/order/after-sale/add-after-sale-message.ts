import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { afterSaleChanged, enteredAfterSaleNo, maxFilesOfForm } from './after-sale-changed.ts'

/** The buyer writes about a request, with uploads of the module `after-sales`. At most 100 messages and 25 files each. */
export const addAfterSaleMessage = call({
  name: 'add-after-sale-message',
  path: '/orders/after-sale-message',
  effect: 'command',
  access: buyer,
  input: z.object({
    afterSaleNo: enteredAfterSaleNo,
    message: multiLine(1000).min(1),
    fileIds: z.array(fileId).max(maxFilesOfForm).default([]),
  }),
  output: afterSaleChanged,
  errors: [
    'after-sale-not-found',
    'after-sale-transition-not-allowed',
    'after-sale-message-limit-reached',
    'too-many-files',
    'file-not-found',
  ],
})
