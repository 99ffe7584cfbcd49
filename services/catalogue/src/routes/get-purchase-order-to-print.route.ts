import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { languageCode } from '@pinline/contracts/api/languages'
import {
  getPurchaseOrderToPrint,
  type PurchaseOrderToPrint,
} from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import type { SupplierId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { priceOf } from '../domain/purchase-order/purchase-order.ts'
import { purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { supplierDecider } from '../domain/supplier/supplier-decider.ts'
import { getSupplierContacts, noContact } from '../suppliers/supplier-vault.ts'

const recordOf = async (
  { platform }: CatalogueDeps,
  supplierId: SupplierId | undefined,
): Promise<PurchaseOrderToPrint['record']> => {
  if (supplierId === undefined) return null
  const { state } = await loadStream(platform, supplierDecider, supplierId)
  if (state.status === 'none') return null
  const { contactRef, address, number, vatNumber, currency, language, paymentTerms } = state.content
  const [contact = noContact] = await getSupplierContacts(platform, [contactRef])
  const { contactName, email, phone } = contact
  return {
    ...{ number, vatNumber, ...address, currency, paymentTerms, contactName, email, phone },
    language: languageCode.catch('en').parse(language),
  }
}

export const getPurchaseOrderToPrintRoute = (deps: CatalogueDeps) =>
  route(getPurchaseOrderToPrint, async ({ id }) => {
    const { state } = await loadStream(deps.platform, purchaseOrderDecider, id)
    if (state.status === 'none') return rejection('purchase-order-not-found')
    const { supplier, supplierId, reference, placedAt, lines } = state
    return result({
      ...{ id, supplier, reference, placedAt, record: await recordOf(deps, supplierId) },
      lines: lines.map((line) => {
        const { model, manufacturer, quantity, expectedOn } = line
        return { model, manufacturer, quantity, expectedOn, unitCost: priceOf(line) }
      }),
    })
  })
