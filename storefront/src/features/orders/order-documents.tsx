import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listDocumentsQuery } from './orders.queries.ts'

/** The order's documents as PDF, in the language of the page. Not shown while they cannot be listed. */
export function OrderDocuments({ orderNo }: { orderNo: string }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { data } = useQuery(listDocumentsQuery(useAppContext(), orderNo))
  if (data === undefined || data.list.length === 0) return null
  return (
    <section className="sheet order-documents" aria-labelledby="order-documents">
      <h2 id="order-documents">{t('documents.title')}</h2>
      <ul>
        {data.list.map(({ kind, number, parcelNo, issuedAt, url }) => (
          <li key={`${kind} ${number} ${parcelNo}`}>
            <a href={url}>
              <FileDown className="icon" aria-hidden="true" />
              {t(`documents.kind.${kind}`)}
              {parcelNo !== null && <span>{t('parcel.title', { number: parcelNo })}</span>}
              {number !== null && <span className="figure">{number}</span>}
            </a>
            <span className="small">{t('documents.file', { date: format.date(issuedAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
