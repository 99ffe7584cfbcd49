import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { afterSaleChanged, enteredAfterSaleNo, maxFilesOfForm } from './after-sale-changed.ts'

/** Staff write to the buyer about a request, with own uploads of the module `after-sales`; messages add up. */
export const answerAfterSale = call({
  name: 'answer-after-sale',
  path: '/private/after-sales/message',
  effect: 'command',
  access: staff('after-sales.answer'),
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
    'buyer-not-found',
  ],
})
