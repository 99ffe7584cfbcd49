import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import type { PurchaseOrderChanged } from '@pinline/contracts/catalogue/purchase-order/purchase-order-changed'
import type { PurchaseOrderId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { dayOf } from '../../layout/days.ts'
import { useText } from '../../messages/use-text.ts'
import {
  filledLines,
  type OrderFormLine,
  onlyManufacturer,
  type ProposedLine,
  proposedLines,
  repeatedParts,
} from './order-form-lines.ts'
import { useTypedProducts } from './use-typed-products.ts'

/** So many part numbers are named by a message. */
const named = 5

/** Values of the form of a new order, and its submit: part numbers are looked up first. */
export const usePlaceOrderForm = (proposed: readonly ProposedLine[], onDone: (id: PurchaseOrderId) => void) => {
  const text = useText()
  const typedProducts = useTypedProducts()
  const { send, isPending } = useCommand(placePurchaseOrder)
  const [values, setValues] = useState(() => ({ supplier: onlyManufacturer(proposed), reference: '' }))
  const [lines, setLines] = useState<readonly OrderFormLine[]>(() =>
    proposedLines(proposed, dayOf(new Date().toISOString())),
  )
  const [problem, setProblem] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const [searching, setSearching] = useState(false)
  const [result, setResult] = useState<CommandResult<PurchaseOrderChanged>>()
  const { supplier, reference } = values

  const findProducts = async (filled: NonNullable<ReturnType<typeof filledLines>>) => {
    setSearching(true)
    try {
      return await typedProducts(filled)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return undefined
    } finally {
      setSearching(false)
    }
  }
  const submit = async () => {
    setSubmitted(true)
    const filled = filledLines(lines)
    const isFilled = filled !== undefined && filled.length > 0
    setProblem(isFilled ? undefined : text('resources.purchase-orders.place.lines_wrong'))
    if (!isFilled || supplier.trim() === '') return
    const found = await findProducts(filled)
    if (found === undefined) return
    const { known, unknown } = found
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
      lines: known.map(({ productId, pieces, expectedOn }) => ({ productId, quantity: pieces, expectedOn })),
    })
    if (outcome.kind === 'done') onDone(outcome.data.id)
    else setResult(outcome)
  }

  return {
    ...{ values, setValues, lines, setLines, problem, result, submit },
    busy: isPending || searching,
    dismissResult: () => setResult(undefined),
    supplierError: submitted && supplier.trim() === '' ? text('forms.fault.required') : undefined,
  }
}
