import './picking.css'
import { permissionOf } from '@pinline/contracts/api/call'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { OrderActor } from './order-actor.tsx'
import { RecordPickDialog } from './record-pick-dialog.tsx'
import { RecordTestDialog } from './record-test-dialog.tsx'

interface OrderPreparationProps {
  readonly order: OrderRecord
  readonly onReload: () => Promise<number | undefined>
}

type Line = OrderRecord['lines'][number]

/** The lines of an order as one entry a product, without cancelled pieces. */
const linesOf = ({ lines }: OrderRecord): Line[] =>
  [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0) - first.cancelled
    return quantity > 0 ? [{ ...first, quantity }] : []
  })

/** Pieces that were missing when the line was picked, and were not cancelled since. */
const missingOf = (pick: OrderRecord['picks'][number] | undefined, quantity: number): number =>
  pick === undefined ? 0 : Math.min(pick.short, Math.max(0, quantity - pick.picked))

/** What staff have to decide about lines that are short, not picked, or did not pass a test. */
const Notices = ({ order, lines }: { order: OrderRecord; lines: readonly Line[] }) => {
  const text = useText()
  const format = useFormat()
  const unpicked = lines.filter(({ productId }) => !order.picks.some((pick) => pick.productId === productId))
  const short = lines.flatMap(({ productId, model, quantity }) => {
    const pick = order.picks.find((one) => one.productId === productId)
    const missing = missingOf(pick, quantity)
    return missing > 0 ? [{ model, missing }] : []
  })
  return (
    <>
      {order.status === 'stocking' && unpicked.length > 0 && (
        <p className="notice notice-info">
          {text('resources.orders.picking.unpicked', { smart_count: unpicked.length })}
        </p>
      )}
      {order.openLines.length > 0 && short.length > 0 && (
        <div className="notice notice-warn">
          <div>
            <p>
              {text('resources.orders.picking.short_title')}{' '}
              {short.map(({ model, missing }) => `${format.number(missing)} × ${model}`).join(', ')}
            </p>
            <ul className="pick-ways">
              {(['wait', 'part', 'cancel', 'replace'] as const).map((way) => (
                <li key={way}>{text(`resources.orders.picking.ways.${way}`)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}

const Tests = ({ tests }: Pick<OrderRecord, 'tests'>) => {
  const text = useText()
  const format = useFormat()
  return (
    <ul className="line-tests">
      {tests.map(({ sequence, method, sampleSize, passed, at, actor }) => (
        <li key={sequence}>
          <StockBadge status={passed ? 'in' : 'out'}>
            {text(passed ? 'resources.orders.picking.passed' : 'resources.orders.picking.failed')}
          </StockBadge>{' '}
          {text('resources.orders.picking.tested', {
            method: text(`resources.orders.picking.methods.${method}`),
            sample: format.number(sampleSize),
          })}{' '}
          <span className="small">
            {format.moment(at)} <OrderActor actor={actor} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LineRowProps {
  readonly order: OrderRecord
  readonly line: Line
  readonly onOpen: (dialog: 'pick' | 'test') => void
}

const LineRow = ({ order, line, onOpen }: LineRowProps) => {
  const text = useText()
  const format = useFormat()
  const { productId, model, quantity } = line
  const pick = order.picks.find((one) => one.productId === productId)
  const tests = order.tests.filter((one) => one.productId === productId)
  const isOpen = order.status === 'stocking' || order.status === 'testing'
  const missing = missingOf(pick, quantity)
  return (
    <li>
      <div className="line-picked">
        <span className="part-number">{model}</span>
        {pick === undefined ? (
          <span className="small">
            {text('resources.orders.picking.not_picked', { quantity: format.number(quantity) })}
          </span>
        ) : (
          <span>
            {text('resources.orders.picking.picked_of', {
              picked: format.number(pick.picked),
              quantity: format.number(quantity),
            })}
            {missing > 0 && (
              <b className="pick-short">
                {' '}
                {text('resources.orders.picking.missing', { short: format.number(missing) })}
              </b>
            )}
            {pick.lot !== null && (
              <span className="small"> {text('resources.orders.picking.lot_of', { lot: pick.lot })}</span>
            )}
          </span>
        )}
        <span className="line-commands">
          {isOpen && (
            <CommandButton permission={permissionOf(recordPick)} onPress={() => onOpen('pick')}>
              {text('resources.orders.picking.command')}
              <span className="visually-hidden">{model}</span>
            </CommandButton>
          )}
          {order.status === 'testing' && (
            <CommandButton permission={permissionOf(recordTest)} onPress={() => onOpen('test')}>
              {text('resources.orders.picking.test_command')}
              <span className="visually-hidden">{model}</span>
            </CommandButton>
          )}
        </span>
      </div>
      {tests.length > 0 && <Tests tests={tests} />}
    </li>
  )
}

/** What was picked and tested of each line, from the preparation on, and what staff decide about lines that are short. */
export const OrderPreparation = ({ order, onReload }: OrderPreparationProps) => {
  const text = useText()
  const notify = useNotify()
  const [opened, setOpened] = useState<{ readonly line: Line; readonly dialog: 'pick' | 'test' }>()
  const isOpen = order.status === 'stocking' || order.status === 'testing'
  if (!isOpen && order.picks.length === 0 && order.tests.length === 0) return null
  const lines = linesOf(order)
  const dialogProps = {
    onClose: () => setOpened(undefined),
    onDone: () => {
      setOpened(undefined)
      notify('resources.orders.picking.done')
      void onReload()
    },
  }
  const pickOf = ({ productId }: Line) => order.picks.find((one) => one.productId === productId) ?? null
  return (
    <section className="sheet" aria-labelledby="order-preparation">
      <h2 id="order-preparation">{text('resources.orders.picking.title')}</h2>
      {isOpen && <Notices order={order} lines={lines} />}
      <ul className="prepared-lines">
        {lines.map((line) => (
          <LineRow key={line.productId} order={order} line={line} onOpen={(dialog) => setOpened({ line, dialog })} />
        ))}
      </ul>
      {opened?.dialog === 'pick' && (
        <RecordPickDialog
          line={{ ...opened.line, orderNo: order.orderNo, pick: pickOf(opened.line) }}
          {...dialogProps}
        />
      )}
      {opened?.dialog === 'test' && <RecordTestDialog orderNo={order.orderNo} line={opened.line} {...dialogProps} />}
    </section>
  )
}
