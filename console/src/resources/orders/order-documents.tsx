import { listDocumentsByStaff } from '@pinline/contracts/order/document/list-documents-by-staff'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DocumentSignatures } from './document-signatures.tsx'

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewMs = 1_800_000

interface OrderDocumentsProps {
  readonly order: OrderRecord
  readonly onReload: () => Promise<number | undefined>
}

/** The order's documents as PDF, in the language of the console, with their signatures. */
export const OrderDocuments = ({ order, onReload }: OrderDocumentsProps) => {
  const { orderNo, version } = order
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['orders', 'documents', orderNo, version],
    queryFn: () => api.read(listDocumentsByStaff, { orderNo }, { silent: true }),
    refetchInterval: renewMs,
  })
  if (data?.list.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="order-documents">
      <h2 id="order-documents">{text('resources.orders.documents.title')}</h2>
      {error !== null && data === undefined && (
        <p className="sheet-note" role="alert">
          {error.message}
        </p>
      )}
      <ul className="order-documents">
        {data?.list.map(({ kind, number, parcelNo, issuedAt, url }) => (
          <li key={`${kind} ${number} ${parcelNo}`}>
            <a href={url}>{text(`resources.orders.documents.kind.${kind}`)}</a>
            {parcelNo !== null && (
              <span>{text('resources.orders.parcels.parcel', { number: format.number(parcelNo) })}</span>
            )}
            {number !== null && <span className="figure">{number}</span>}
            <time className="small" dateTime={issuedAt}>
              {format.moment(issuedAt)}
            </time>
            {(kind === 'packing-slip' || kind === 'test-report') && (
              <DocumentSignatures order={order} document={kind} parcelNo={parcelNo} onReload={onReload} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
