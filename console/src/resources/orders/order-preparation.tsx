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
import { PrivateFiles } from '../files/private-files.tsx'
import { OrderActor } from './order-actor.tsx'
import { RecordPickDialog } from './record-pick-dialog.tsx'
import { RecordTestDialog } from './record-test-dialog.tsx'
import { ShortPickWays } from './short-pick-ways.tsx'
import { missingOf, preparedLines, shortLines } from './short-picks.ts'

interface OrderPreparationProps {
  readonly order: OrderRecord
  readonly onReload: () => Promise<number | undefined>
}

type Line = OrderRecord['lines'][number]

/** What staff have to decide about lines that are not picked, or short. */
const Notices = ({ order, lines, onReload }: OrderPreparationProps & { readonly lines: readonly Line[] }) => {
  const text = useText()
  const unpicked = lines.filter(({ productId }) => !order.picks.some((pick) => pick.productId === productId))
  const short = shortLines(order)
  return (
    <>
      {order.status === 'stocking' && unpicked.length > 0 && (
        <p className="notice notice-info">
          {text('resources.orders.picking.unpicked', { smart_count: unpicked.length })}
        </p>
      )}
      {short.length > 0 && <ShortPickWays order={order} short={short} onReload={onReload} />}
    </>
  )
}

const Tests = ({ tests }: Pick<OrderRecord, 'tests'>) => {
  const text = useText()
  const format = useFormat()
  return (
    <ul className="line-tests">
      {tests.map(({ sequence, method, sampleSize, passed, fileId, at, actor }) => (
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
          {fileId !== undefined && <PrivateFiles fileIds={[fileId]} />}
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
  const lines = preparedLines(order)
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
      {isOpen && <Notices order={order} lines={lines} onReload={onReload} />}
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
