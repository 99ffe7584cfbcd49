import { getTracking } from '@pinline/contracts/order/order/get-tracking'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { StatusPill } from '@pinline/ui/design/status-pill.tsx'
import { TextField } from '@pinline/ui/design/text-field.tsx'
import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Tracks an order by its number alone: status and logistics, no personal data and no prices. */
export function OrderTracking(): ReactNode {
  const { t } = useTranslation(['content', 'orders'])
  const { api } = useAppContext()
  const format = useFormat()
  const [orderNo, setOrderNo] = useState('')
  const tracking = useMutation({ mutationFn: (number: string) => api.read(getTracking, { orderNo: number }) })
  const { data, error } = tracking
  const field = usePreHydrationText<HTMLInputElement>(setOrderNo)
  return (
    <form
      className="sheet sheet-padded tracking"
      onSubmit={(event) => {
        event.preventDefault()
        if (orderNo.trim() !== '') tracking.mutate(orderNo.trim())
      }}
    >
      <TextField
        ref={field}
        label={t('tracking.number')}
        numeric
        inputMode="numeric"
        maxLength={40}
        value={orderNo}
        onChange={(event) => setOrderNo(event.target.value)}
        error={error instanceof CallRefused ? error.message : undefined}
      />
      <Button type="submit" isPending={tracking.isPending}>
        {t('tracking.look')}
      </Button>
      {data && (
        <div className="tracking-answer" aria-live="polite">
          <p>
            <span className="figure">{data.orderNo}</span>{' '}
            <StatusPill status={data.status}>{t(`orders:status.${data.status}`)}</StatusPill>
          </p>
          {data.parcels.length === 0 && <Banner tone="info" title={t('orders:track.before')} />}
          {data.parcels.map((parcel) => (
            <section key={parcel.parcelNo} className="tracking-parcel">
              {data.parcels.length > 1 && <h2>{t('orders:parcel.title', { number: parcel.parcelNo })}</h2>}
              <p className="figure">
                {parcel.carrier} {parcel.trackingNumber}
              </p>
              {parcel.carrierPage !== null && (
                <p>
                  <a href={parcel.carrierPage} target="_blank" rel="noreferrer">
                    {t('orders:track.page', { carrier: parcel.carrier })}
                  </a>
                </p>
              )}
              {parcel.logistics.length === 0 ? (
                <Banner tone="info" title={t('tracking.later')} />
              ) : (
                <ol>
                  {parcel.logistics.map((entry) => (
                    <li key={`${entry.time} ${entry.content}`}>
                      <time dateTime={entry.time} className="figure">
                        {format.dateTime(entry.time)}
                      </time>
                      {entry.content}
                    </li>
                  ))}
                </ol>
              )}
            </section>
          ))}
        </div>
      )}
    </form>
  )
}
