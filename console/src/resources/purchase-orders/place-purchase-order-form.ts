import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import type { PurchaseOrderChanged } from '@pinline/contracts/catalogue/purchase-order/purchase-order-changed'
import type { PurchaseOrderId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { dayOf } from '../../layout/days.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import {
  filledLines,
  type OrderFormLine,
  onlyManufacturer,
  type ProposedLine,
  proposedLines,
  repeatedParts,
} from './order-form-lines.ts'
import { useNamedSuppliers } from './use-named-suppliers.ts'
import { useOrderFormPrices } from './use-order-form-prices.ts'
import { useTypedProducts } from './use-typed-products.ts'

/** So many part numbers are named by a message. */
const named = 5

/** Values of the form of a new order, and its submit: part numbers are looked up first. */
export const usePlaceOrderForm = (proposed: readonly ProposedLine[], onDone: (id: PurchaseOrderId) => void) => {
  const text = useText()
  const signs = useNumberSigns()
  const typedProducts = useTypedProducts()
  const { send, isPending } = useCommand(placePurchaseOrder)
  const [values, setValues] = useState(() => ({ supplier: onlyManufacturer(proposed), supplierId: '', reference: '' }))
  const [lines, setLines] = useState<readonly OrderFormLine[]>(() =>
    proposedLines(proposed, dayOf(new Date().toISOString())),
  )
  const [problem, setProblem] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const [searching, setSearching] = useState(false)
  const [result, setResult] = useState<CommandResult<PurchaseOrderChanged>>()
  const { supplier, supplierId, reference } = values
  const suppliers = useNamedSuppliers(supplier)
  const { named: withName = [] } = suppliers
  const prices = useOrderFormPrices(
    lines,
    withName.length === 1 ? withName[0] : withName.find(({ id }) => id === supplierId),
  )

  const search = async (filled: NonNullable<ReturnType<typeof filledLines>>) => {
    setSearching(true)
    try {
      const [products, matching] = await Promise.all([typedProducts(filled), suppliers.find()])
      return { ...products, matching }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return undefined
    } finally {
      setSearching(false)
    }
  }
  const submit = async () => {
    setSubmitted(true)
    const filled = filledLines(lines, signs)
    const isFilled = filled !== undefined && filled.length > 0
    setProblem(isFilled ? undefined : text('resources.purchase-orders.place.lines_wrong'))
    if (!isFilled || supplier.trim() === '') return
    if (filled.some((line) => prices.read(line) === undefined))
      return setProblem(text('resources.purchase-orders.prices.wrong'))
    const found = await search(filled)
    if (found === undefined) return
    const { known, unknown, matching } = found
    const chosen = matching.length === 1 ? matching[0] : matching.find(({ id }) => id === supplierId)
    if (matching.length > 1 && chosen === undefined)
      return setProblem(text('resources.purchase-orders.place.supplier_several'))
    if (unknown.length > 0) {
      const parts = unknown.slice(0, named).join(', ')
      return setProblem(text('resources.purchase-orders.place.parts_unknown', { parts }))
    }
    const twice = repeatedParts(known)
    if (twice.length > 0) {
      const parts = twice.slice(0, named).join(', ')
      return setProblem(text('resources.purchase-orders.place.parts_twice', { parts }))
    }
    const outcome = await send({
      ...{ supplier, reference },
      ...(chosen === undefined ? {} : { supplierId: chosen.id }),
      lines: known.map((line) => {
        const { productId, pieces, expectedOn } = line
        const agreedPrice = prices.read(line) ?? undefined
        return { productId, quantity: pieces, expectedOn, ...(agreedPrice === undefined ? {} : { agreedPrice }) }
      }),
    })
    if (outcome.kind === 'done') onDone(outcome.data.id)
    else setResult(outcome)
  }

  return {
    ...{ values, setValues, suppliers, lines, setLines, prices, problem, result, submit },
    busy: isPending || searching,
    dismissResult: () => setResult(undefined),
    choiceError: submitted && supplierId === '' ? text('resources.purchase-orders.place.supplier_several') : undefined,
    supplierError: submitted && supplier.trim() === '' ? text('forms.fault.required') : undefined,
  }
}
export type PlaceOrderForm = ReturnType<typeof usePlaceOrderForm>
