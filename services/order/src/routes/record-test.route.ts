import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import { recordTest as decide, type RecordTest } from '../domain/order/record-test.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

/** A file is attached to nothing before the rules allow its test. */
export const recordTestRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    recordTest,
    async ({ productId, method, sampleSize, passed, fileId }, { orderNo, now, order, context }) => {
      const command: RecordTest = { type: 'record-test', productId, method, sampleSize, passed, fileId, now }
      if (fileId === undefined || isRejection(decide(order, command))) return command
      const { staffId, correlationId } = context
      const attached = await platform.call(
        'catalogue',
        attachFile,
        { fileIds: [fileId], to: `test-${orderNo}`, owner: { kind: 'staff', id: staffId }, module: 'test-report' },
        { correlationId, repeatable: true },
      )
      return isRejection(attached) ? attached : command
    },
  )
