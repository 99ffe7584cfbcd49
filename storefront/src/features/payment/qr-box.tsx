import { Ban, Check, Hourglass } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import type { PaymentStatus } from './payment-poll.ts'

/** Side of the code with its margin, px; smaller windows shrink it. */
const side = 272

/** The code, always black on white; the box keeps its size in all five states. */
export function QrBox({
  state,
  url,
  orderNo,
}: {
  state: PaymentStatus['status']
  url: string | null
  orderNo: string
}): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <div className="qr-box" data-state={state}>
      {state === 'waiting' && url !== null ? (
        <QRCodeSVG
          value={url}
          size={side}
          level="M"
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#000000"
          role="img"
          aria-label={t('qr.label', { orderNo })}
        />
      ) : (
        <span className="qr-blank" aria-hidden="true">
          {state === 'success' && <Check />}
          {state === 'failed' && <Ban />}
          {state === 'timed-out' && <Hourglass />}
        </span>
      )}
    </div>
  )
}
