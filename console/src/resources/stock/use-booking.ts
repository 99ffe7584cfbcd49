import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { receiveStock, type StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { DeliveryId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type BookingKind, parsePieces, quantityErrorOf } from './stock-booking.ts'
import type { StockRecord } from './stock-record.ts'

export interface BookingOptions {
  readonly kind: BookingKind
  readonly stock: StockRecord
  /** The received delivery; omitted, the earliest expected one. */
  readonly deliveryId?: DeliveryId | undefined
  readonly onDone: (level: StockLevel) => void
}

const deliveryOf = ({ deliveries }: StockRecord, id: DeliveryId | undefined) =>
  deliveries.find(({ deliveryId }) => deliveryId === id) ?? deliveries[0]

/** Form state of a booking and its submit, on the version that the person has loaded. */
export const useBooking = ({ kind, stock, deliveryId, onDone }: BookingOptions) => {
  const dataProvider = useDataProvider()
  const receiving = useCommand(receiveStock)
  const adjusting = useCommand(adjustStock)
  const busy = receiving.isPending || adjusting.isPending
  const [snapshot, setSnapshot] = useState(stock)
  const [isNewer, setIsNewer] = useState(false)
  const [chosen, setChosen] = useState(() => deliveryOf(stock, deliveryId))
  const [inputText, setInputText] = useState(() =>
    kind === 'receive' && deliveryId !== undefined && chosen !== undefined ? String(chosen.quantity) : '',
  )
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<StockLevel>>()
  const fieldError = quantityErrorOf(kind, inputText, snapshot.available)
  const pieces = parsePieces(inputText)
  const reasonMissing = reason.trim() === ''
  const isDeliveryGone = deliveryId !== undefined && snapshot.deliveries.every((one) => one.deliveryId !== deliveryId)

  const submit = async () => {
    setSubmitted(true)
    if (fieldError !== undefined || reasonMissing || pieces === undefined) return
    const booking = { productId: stock.id, quantity: pieces, reason, version: snapshot.version }
    const against = chosen === undefined ? {} : { deliveryId: chosen.deliveryId }
    const outcome =
      kind === 'receive' ? await receiving.send({ ...booking, ...against }) : await adjusting.send(booking)
    if (outcome.kind === 'done') onDone(outcome.data)
    else setResult(outcome)
  }

  const reload = async () => {
    const { data } = await dataProvider.getOne<StockRecord>('stock', { id: stock.id })
    setSnapshot(data)
    setIsNewer(true)
    setChosen(data.deliveries.find((one) => one.deliveryId === chosen?.deliveryId) ?? data.deliveries[0])
    setResult(undefined)
  }

  return {
    snapshot,
    isNewer,
    isDeliveryGone,
    chosen,
    chooseDelivery: (id: string) => setChosen(snapshot.deliveries.find((one) => one.deliveryId === id)),
    inputText,
    setInputText,
    quantityError: fieldError,
    pieces,
    reason,
    setReason,
    reasonMissing,
    submitted,
    busy,
    result,
    submit,
    reload,
  }
}
