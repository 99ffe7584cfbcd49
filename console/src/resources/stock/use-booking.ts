import type { StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { DeliveryId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { type BookingKind, parsePieces, quantityErrorOf } from './stock-booking.ts'
import type { StockRecord } from './stock-record.ts'

export interface Booking {
  readonly productId: StockRecord['id']
  readonly quantity: number
  readonly reason: string
  readonly version: number
}

export interface BookingOptions {
  readonly kind: BookingKind
  readonly stock: StockRecord
  /** The received delivery; omitted, the earliest expected one. */
  readonly deliveryId?: DeliveryId | undefined
  /** Sends the booking, against the chosen delivery where pieces are received. */
  readonly send: (booking: Booking, deliveryId: DeliveryId | undefined) => Promise<CommandResult<StockLevel>>
  readonly onDone: (level: StockLevel) => void
}

/** What pieces can be received against here; deliveries of purchase orders are received with their order. */
const receivable = ({ deliveries }: StockRecord) => deliveries.filter((one) => one.purchaseOrderId === undefined)

const deliveryOf = (stock: StockRecord, id: DeliveryId | undefined) => {
  const deliveries = receivable(stock)
  return deliveries.find(({ deliveryId }) => deliveryId === id) ?? deliveries[0]
}

/** Form state of a booking and its submit, on the version that the person has loaded. */
export const useBooking = ({ kind, stock, deliveryId, send, onDone }: BookingOptions) => {
  const dataProvider = useDataProvider()
  const [snapshot, setSnapshot] = useState(stock)
  const [isNewer, setIsNewer] = useState(false)
  const [chosen, setChosen] = useState(() => deliveryOf(stock, deliveryId))
  const [inputText, setInputText] = useState(() =>
    kind === 'receive' && deliveryId !== undefined && chosen !== undefined ? String(chosen.quantity) : '',
  )
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<StockLevel>>()
  const pieces = parsePieces(inputText, useNumberSigns())
  const fieldError = quantityErrorOf(kind, pieces, snapshot.available)
  const reasonMissing = reason.trim() === ''
  const isDeliveryGone = deliveryId !== undefined && snapshot.deliveries.every((one) => one.deliveryId !== deliveryId)

  const submit = async () => {
    setSubmitted(true)
    if (fieldError !== undefined || reasonMissing || pieces === undefined) return
    const booking = { productId: stock.id, quantity: pieces, reason, version: snapshot.version }
    const outcome = await send(booking, chosen?.deliveryId)
    if (outcome.kind === 'done') onDone(outcome.data)
    else setResult(outcome)
  }

  const reload = async () => {
    const { data } = await dataProvider.getOne<StockRecord>('stock', { id: stock.id })
    setSnapshot(data)
    setIsNewer(true)
    setChosen(deliveryOf(data, chosen?.deliveryId))
    setResult(undefined)
  }

  return {
    snapshot,
    receivable: receivable(snapshot),
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
    result,
    submit,
    reload,
  }
}
