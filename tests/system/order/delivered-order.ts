import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'

/** An order that was paid, shipped and received. Returns its number. */
export const deliveredOrder = async (
  installation: OrderInstallation,
  buyer: Person,
  staff: Person,
  lines: Parameters<typeof order>[1],
): Promise<string> => {
  const orderNo = await order(buyer, lines)
  await pay(installation, buyer, orderNo)
  const { version } = await waitFor('the payment', async () => {
    const { data } = await buyer.call(getOrder, { orderNo })
    return data.status === 'confirmed' && data
  })
  const stocking = await staff.call(startStocking, { orderNo, version })
  const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
  const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906', madeToOrderReady: true }
  await staff.call(shipOrder, { orderNo, version: testing.data.version, ...parcel })
  const received = await buyer.call(confirmReceipt, { orderNo })
  if (received.code !== 200) throw new Error(`not received: ${received.type}`)
  return orderNo
}
