import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderNumber } from '@pinline/events/ids'
import { orderShipped } from '@pinline/events/order/order-shipped'
import { refundCompleted } from '@pinline/events/order/refund-completed'
import { z } from 'zod'
import { issueDocuments } from '../documents/issue-documents.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Issues the invoice of a shipped order, and a credit note for each refund of what was invoiced. */
export const issueDocumentsWhenShippedOrRefunded = (platform: OrderDeps) =>
  defineReaction({
    name: 'issue-documents-when-shipped-or-refunded',
    subscribesTo: {
      service: 'order',
      types: ['order-shipped', 'refund-completed'],
      eventSchema: z.discriminatedUnion('type', [orderShipped, refundCompleted]),
    },
    react: ({ streamId }, context) => issueDocuments(platform, orderNumber.parse(streamId), context),
  })
