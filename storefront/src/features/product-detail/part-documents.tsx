import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Datasheet, certificates and declarations of a part; the manufacturer's own open in a new window. */
export function PartDocuments({ product }: { product: Pick<ProductDetail, 'documents' | 'datasheetUrl'> }): ReactNode {
  const { t } = useTranslation('product')
  const named = product.documents.map(({ kind, title, href }) => ({ kind, title, href }))
  const hasDatasheet = named.some(({ kind }) => kind === 'datasheet')
  const documents =
    product.datasheetUrl === null || hasDatasheet
      ? named
      : [{ kind: 'datasheet' as const, title: t('documents.ofMaker'), href: product.datasheetUrl }, ...named]
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <div className="section-head">
        <h2 id="documents">{t('documents.title')}</h2>
      </div>
      <ul className="part-documents">
        {documents.map(({ kind, title, href }) => (
          <li key={href}>
            <FileText className="icon" aria-hidden="true" />
            <a href={href} rel="noopener noreferrer" target="_blank">
              {title}
            </a>
            <span className="small">{t(`documents.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
