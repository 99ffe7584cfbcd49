import type { FreightTariff } from '@pinline/contracts/order/freight/freight-tariff'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { SetFreightDialog } from './set-freight-dialog.tsx'

interface FreightSheetProps {
  readonly tariffs: readonly FreightTariff[]
  /** Refetches the table and returns it. */
  readonly onChanged: () => Promise<readonly FreightTariff[] | undefined>
}

const Cell = ({ tariff, onOpen }: { tariff: FreightTariff; onOpen: () => void }) => {
  const text = useText()
  const format = useFormat()
  const dollars = (usCents: number) => format.money({ minor: usCents, currency: 'USD' })
  const prices = tariff.steps.map(({ usCents }) => usCents)
  const heaviest = tariff.steps.at(-1)
  return (
    <button type="button" className="freight-cell" onClick={onOpen}>
      {heaviest === undefined ? (
        <span className="small">{text('settings.freight.none')}</span>
      ) : (
        <>
          <span className="figure nowrap">
            {dollars(Math.min(...prices))} – {dollars(Math.max(...prices))}
          </span>
          <span className="small">
            {text('settings.freight.reach', {
              weight: format.weight(heaviest.upToGrams),
              smart_count: tariff.steps.length,
            })}
          </span>
        </>
      )}
      <span className="visually-hidden">
        {text('settings.freight.open', {
          zone: text(`settings.freight.zone.${tariff.zone}`),
          method: text(`resources.orders.shipping_short.${tariff.method}`),
        })}
      </span>
    </button>
  )
}

/** Freight prices by zone and method; each row opens its steps. */
export const FreightSheet = ({ tariffs, onChanged }: FreightSheetProps) => {
  const text = useText()
  const notify = useNotify()
  const [opened, setOpened] = useState<FreightTariff>()
  const zones = [...new Set(tariffs.map(({ zone }) => zone))]
  const methods = [...new Set(tariffs.map(({ method }) => method))]
  const nameOf = ({ zone, method }: FreightTariff) =>
    text('settings.freight.name', {
      zone: text(`settings.freight.zone.${zone}`),
      method: text(`resources.orders.shipping_short.${method}`),
    })
  return (
    <section className="sheet" aria-labelledby="freight">
      <h2 id="freight">{text('settings.freight.title')}</h2>
      <p className="sheet-note small">{text('settings.freight.note')}</p>
      <table className="data-table freight-table">
        <thead>
          <tr>
            <th scope="col">{text('settings.freight.zone_head')}</th>
            {methods.map((method) => (
              <th key={method} scope="col">
                {text(`resources.orders.shipping.${method}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone}>
              <th scope="row">{text(`settings.freight.zone.${zone}`)}</th>
              {tariffs
                .filter((tariff) => tariff.zone === zone)
                .map((tariff) => (
                  <td key={tariff.method}>
                    <span className="freight-method">{text(`resources.orders.shipping_short.${tariff.method}`)}</span>
                    <Cell tariff={tariff} onOpen={() => setOpened(tariff)} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened !== undefined && (
        <SetFreightDialog
          tariff={opened}
          name={nameOf(opened)}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            notify('settings.freight.done', { messageArgs: { name: nameOf(opened) } })
            void onChanged()
          }}
          onReload={async () => {
            const newest = await onChanged()
            return newest?.find(({ zone, method }) => zone === opened.zone && method === opened.method)
          }}
        />
      )}
    </section>
  )
}
