import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { afterSaleEvent } from '@pinline/events/order/after-sale-event'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { OrderActor } from '../orders/order-actor.tsx'

const eventTypes = afterSaleEvent.options.map(({ shape }) => shape.type.value)

/** Who did what when, newest first. */
export const AfterSaleHistory = ({ request }: { request: AfterSaleRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="after-sale-history">
      <h2 id="after-sale-history">{text('resources.after-sales.page.history')}</h2>
      <ol className="after-sale-history">
        {request.history.toReversed().map(({ sequence, type, at, actor }) => {
          const known = eventTypes.find((one) => one === type)
          return (
            <li key={sequence}>
              {known === undefined ? type : text(`resources.after-sales.event.${known}`)}
              <span className="sub">
                <time dateTime={at} className="figure">
                  {format.moment(at)}
                </time>
                {' · '}
                {actor.kind === 'service' ? text('resources.after-sales.page.automatic') : <OrderActor actor={actor} />}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
