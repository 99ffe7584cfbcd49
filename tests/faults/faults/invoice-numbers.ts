import type { Fault } from '../fault.ts'
import { killAtPoints } from './kill-at-points.ts'

const kills = killAtPoints('order', { faultName: 'invoice-numbers', twins: ['order'] })

/** The points of two order services side by side while most orders are shipped and invoiced. */
export const invoiceNumbers: Fault = {
  ...kills,
  shipsMost: true,
  inject: async (context) => ({
    ...(await kills.inject(context)),
    verify: (commits) => {
      const invoices = commits.order.flatMap(({ events }) => events).filter(({ type }) => type === 'invoice-issued')
      return invoices.length < 20 ? [`documents: ${invoices.length} invoices are too few to say anything`] : []
    },
  }),
}
